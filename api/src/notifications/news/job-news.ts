import { payByOf } from '@parley/contract/appointments/price.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherSide, SIDES } from '@parley/contract/sides.ts';
import { hoursAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { adminIds, deadlinesOfJob } from './queries-subjects.ts';
import { recipients, recipientAt } from './sides.ts';
import { notify, type Words } from './notify.ts';
import { adminJobUrl, consultationUrl, jobUrl } from './urls.ts';
import { withQuote } from './words.ts';

type Moved = Events['job.moved'];
/** `hasReviewed`: the reader has written their review, so there's none to write until its deadline. */
type Deadlines = Awaited<ReturnType<typeof deadlinesOfJob>> & { hasReviewed: boolean };

/** Until when the reader can still write their review; null where there is none to write. */
const toReviewBy = ({ reviewBy, hasReviewed }: Deadlines) => (hasReviewed ? null : reviewBy);
const asksForReview = ({ action, by }: Moved) => action === 'complete' && by !== 'admin';

/** What a chargeback does to a job is told with its payment. */
type ToldHere = Exclude<Moved['action'], 'freeze' | 'unfreeze' | 'charge_back'>;
const BY_BANKS: readonly Moved['action'][] = ['freeze', 'unfreeze', 'charge_back'];
const isToldHere = (action: Moved['action']): action is ToldHere => !BY_BANKS.includes(action);

/** By move, for moves made by people. */
const MOVED: Record<ToldHere, (words: Words, job: Moved, deadlines: Deadlines) => string> = {
  end: ({ name }, { title, message }) =>
    withQuote(i18n.t('{name} decided not to go ahead with “{title}”.', { name, title }), message),
  extend_hire_by: ({ name, when }, { title }, { hireBy, ...job }) => {
    if (hireBy === null) return i18n.t('{name} gave you more time to hire for “{title}”.', { name, title });
    return i18n.t(
      isLaterMilestone(job)
        ? /*i18n*/ '{name} gave you more time to pay for “{title}”, until {deadline}.'
        : /*i18n*/ '{name} gave you more time to hire for “{title}”, until {deadline}.',
      { name, title, deadline: when(hireBy) },
    );
  },
  deliver: ({ name, when }, { title }, { releaseAt, lateRefundAt }) => {
    if (lateRefundAt)
      return i18n.t(
        '{name} delivered “{title}”. Accept the work, ask for changes or keep the job going: otherwise, you get everything back on {deadline}.',
        { name, title, deadline: when(lateRefundAt) },
      );
    return releaseAt
      ? i18n.t('{name} delivered “{title}”. Accept the work or ask for changes by {deadline}.', {
          name,
          title,
          deadline: when(releaseAt),
        })
      : i18n.t('{name} delivered “{title}”. Accept the work or ask for changes.', { name, title });
  },
  request_changes: ({ name }, { title, message }) =>
    withQuote(i18n.t('{name} asked for changes to “{title}”.', { name, title }), message),
  extend: ({ name, when }, { title }, { releaseAt }) =>
    releaseAt
      ? i18n.t('{name} is taking more time to review “{title}”, until {deadline}.', {
          name,
          title,
          deadline: when(releaseAt),
        })
      : i18n.t('{name} is taking more time to review “{title}”.', { name, title }),
  complete: ({ name, when }, { title }, deadlines) => {
    const reviewBy = toReviewBy(deadlines);
    return reviewBy === null
      ? i18n.t('{name} accepted your work on “{title}”.', { name, title })
      : i18n.t('{name} accepted your work on “{title}”. You can write a review until {deadline}.', {
          name,
          title,
          deadline: when(reviewBy),
        });
  },
  cancel: ({ name }, { title, message }) =>
    withQuote(i18n.t('{name} canceled “{title}”. You’ll get a full refund.', { name, title }), message),
  take_refund: ({ name, when }, { title, message }, { lateRefundAt }) =>
    withQuote(
      lateRefundAt
        ? i18n.t(
            '{name} asked for a full refund for “{title}” because the work is long overdue. The money goes back on {deadline}, unless you object before then.',
            { name, title, deadline: when(lateRefundAt) },
          )
        : i18n.t('{name} asked for a full refund for “{title}” because the work is long overdue.', {
            name,
            title,
          }),
      message,
    ),
  withdraw_refund: ({ name }, { title, message }) =>
    withQuote(
      i18n.t('{name} wants to keep “{title}” going. The money stays held by Parley.', { name, title }),
      message,
    ),
  refund_late: (_words, { title }) =>
    i18n.t('“{title}” was long overdue, so the client gets a full refund.', { title }),
  refund_absent: (_words, { title }) =>
    i18n.t('The first consultation of “{title}” was missed, so the client gets a full refund.', { title }),
  dispute: (words, { title, message }, deadlines) =>
    withQuote(
      i18n.t('{name} opened a dispute about “{title}”. {how}', {
        name: words.name,
        title,
        how: howItEnds(words, deadlines),
      }),
      message,
    ),
  withdraw_dispute: ({ name }, { title }) =>
    i18n.t('{name} withdrew the dispute about “{title}”. The job continues.', { name, title }),
  resume: (_words, job) =>
    byParley(job, /*i18n*/ 'Parley closed the dispute about “{title}”. The job continues where it was.'),
  release: (_words, job) =>
    byParley(
      job,
      /*i18n*/ 'Parley decided the dispute about “{title}”: the work is accepted and the money released.',
    ),
  refund: (_words, job) =>
    byParley(job, /*i18n*/ 'Parley decided the dispute about “{title}”: the client gets the money back.'),
  // Agreed between the two, who read of it in the answer to the suggestion.
  change_due_date: (_words, { title }) => i18n.t('“{title}” has a new due date.', { title }),
  split: (_words, job) =>
    byParley(
      job,
      /*i18n*/ 'Parley decided the dispute about “{title}”: part of the money is released, and the rest goes back to the client.',
    ),
};

/** Said from a dispute's first day. */
function howItEnds({ when }: Words, { refundAt, wasDelivered }: Deadlines): string {
  if (refundAt === null) return i18n.t('Parley will decide; the money stays held until then.');
  const deadline = when(refundAt);
  return wasDelivered
    ? i18n.t(
        'The money stays held until you two settle it or Parley decides. If neither happens by {deadline}, half of it is released, and half goes back to the client.',
        { deadline },
      )
    : i18n.t(
        'The money stays held until you two settle it or Parley decides. If neither happens by {deadline}, it all goes back to the client.',
        { deadline },
      );
}

const byParley = ({ title, message }: Moved, sentence: string) =>
  withQuote(i18n.t(sentence, { title }), message);

/** For moves by an admin on behalf of one side; both read them. */
const BY_PARLEY: Partial<Record<Moved['action'], string>> = {
  end: /*i18n*/ 'Parley ended “{title}”. No one was hired, and nothing is owed.',
  extend_hire_by: /*i18n*/ 'Parley extended the time to hire for “{title}”.',
  deliver: /*i18n*/ 'Parley marked the work on “{title}” as delivered.',
  request_changes: /*i18n*/ 'Parley asked for changes to “{title}” on behalf of the client.',
  extend: /*i18n*/ 'Parley extended the time to review “{title}”.',
  complete: /*i18n*/ 'Parley accepted the work on “{title}” on behalf of the client.',
  cancel: /*i18n*/ 'Parley canceled “{title}”. The client gets a full refund.',
  withdraw_refund: /*i18n*/ 'Parley kept “{title}” going on behalf of the client. The money stays held.',
  dispute: /*i18n*/ 'Parley opened a dispute about “{title}”. The money stays held until it is decided.',
  withdraw_dispute: /*i18n*/ 'Parley withdrew the dispute about “{title}”. The job continues where it was.',
};

/** The same of a later milestone, whose professional is hired already. */
const BY_PARLEY_OF_MILESTONE: typeof BY_PARLEY = {
  end: /*i18n*/ 'Parley ended “{title}”. It wasn’t paid for, and nothing is owed.',
  extend_hire_by: /*i18n*/ 'Parley extended the time to pay for “{title}”.',
};

/** The same where the sentence names a time. */
const BY_PARLEY_UNTIL: Partial<Record<Moved['action'], typeof MOVED.cancel>> = {
  take_refund: ({ when }, { title, message }, { lateRefundAt }) =>
    withQuote(
      i18n.t(
        'Parley asked for a full refund for “{title}” on behalf of the client, because the work is long overdue. The money goes back on {deadline}, unless the professional objects before then.',
        { title, deadline: lateRefundAt ? when(lateRefundAt) : '' },
      ),
      message,
    ),
};

/** For automatic moves. */
const AUTOMATIC: Partial<Record<Moved['action'], typeof MOVED.cancel>> = {
  end: (_words, { title }, job) =>
    isLaterMilestone(job)
      ? i18n.t('“{title}” has ended without a payment. Nothing is owed.', { title })
      : i18n.t('“{title}” has ended without a hire. Nothing is owed.', { title }),
  complete: ({ when }, { title }, deadlines) => {
    const reviewBy = toReviewBy(deadlines);
    return reviewBy === null
      ? i18n.t('The work on “{title}” was accepted automatically.', { title })
      : i18n.t('The work on “{title}” was accepted automatically. You can write a review until {deadline}.', {
          title,
          deadline: when(reviewBy),
        });
  },
  cancel: (_words, { title }) =>
    i18n.t('“{title}” wasn’t delivered while we could hold its money, so the client gets a full refund.', {
      title,
    }),
  dispute: (words, { title }, deadlines) => {
    const how = howItEnds(words, deadlines);
    return deadlines.wasDelivered
      ? i18n.t('“{title}” still isn’t accepted and is now in dispute. {how}', { title, how })
      : i18n.t('“{title}” is long overdue and now in dispute. {how}', { title, how });
  },
  refund_late: (_words, { title }) =>
    i18n.t('No one objected in time, so “{title}” has ended and the client gets a full refund.', { title }),
  refund_absent: (_words, { title }) =>
    i18n.t('No one objected for 48 hours, so “{title}” has ended and the client gets a full refund.', {
      title,
    }),
  refund: (_words, { title }) =>
    i18n.t('The dispute about “{title}” wasn’t decided within 60 days, so the client gets a full refund.', {
      title,
    }),
  split: (_words, { title }) =>
    i18n.t(
      'The dispute about “{title}” wasn’t decided within 60 days, so half of the money is released, and half goes back to the client.',
      { title },
    ),
};

/** What one side accepts because the other suggested it; the answer says it (see resolution-news.ts). */
const AGREED_ON: readonly Moved['action'][] = ['release', 'refund', 'split', 'change_due_date'];

function wordsOf({ by, action, isOnBehalf }: Moved): typeof MOVED.cancel | undefined {
  if (by === 'clock') return AUTOMATIC[action];
  if (!isToldHere(action)) return undefined;
  if ((by !== 'admin' || isOnBehalf) && AGREED_ON.includes(action)) return undefined;
  if (by !== 'admin') return MOVED[action];
  const sentence = BY_PARLEY[action];
  return sentence === undefined
    ? (BY_PARLEY_UNTIL[action] ?? MOVED[action])
    : (_words, job, { milestone }) => {
        const ofMilestone = isLaterMilestone({ milestone }) ? BY_PARLEY_OF_MILESTONE[action] : undefined;
        return byParley(job, ofMilestone ?? sentence);
      };
}

const REMINDERS = {
  hire: {
    sides: SIDES,
    type: 'JOB',
    text: /*i18n*/ 'No one has been hired for “{title}” yet. It will end automatically on {deadline}.',
  },
  accept: {
    sides: ['client'],
    type: 'JOB',
    text: /*i18n*/ 'The work on “{title}” is waiting for your review. It will be accepted automatically on {deadline}.',
  },
  // Told when it is due, and read after that.
  due: {
    sides: ['professional'],
    type: 'JOB',
    text: /*i18n*/ '“{title}” was due on {deadline}. Deliver it as soon as you can.',
  },
  refundable: {
    sides: ['client'],
    type: 'JOB',
    text: /*i18n*/ '“{title}” is long overdue. You can take a full refund: the money goes back 48 hours after you ask for it, unless the professional objects.',
  },
  dispute: {
    sides: SIDES,
    type: 'JOB',
    text: /*i18n*/ '“{title}” is long overdue. A dispute will open automatically on {deadline}.',
  },
  refund: {
    sides: SIDES,
    type: 'JOB',
    text: /*i18n*/ '“{title}” is in dispute. Unless it is settled or decided sooner, the client gets the money back on {deadline}.',
  },
  halves: {
    sides: SIDES,
    type: 'JOB',
    text: /*i18n*/ '“{title}” is in dispute. Unless it is settled or decided sooner, half of the money is released, and half goes back to the client on {deadline}.',
  },
} as const;

/** Of a later milestone, whose professional is hired already. */
const UNPAID_MILESTONE = /*i18n*/ '“{title}” isn’t paid for yet. It will end automatically on {deadline}.';

/** For the side that waited for the other's answer. */
const AGREED = {
  client:
    /*i18n*/ '{name} accepted: your consultation about “{title}” is on {time}. You don’t owe anything until you hire.',
  professional: /*i18n*/ '{name} accepted: your consultation about “{title}” is on {time}.',
} as const;

/** Same where the consultation has a price. */
const AGREED_PRICED = {
  client:
    /*i18n*/ '{name} accepted: pay {price} by {deadline} to confirm your consultation about “{title}” on {time}.',
  professional:
    /*i18n*/ '{name} accepted: your consultation about “{title}” is on {time}. It’s confirmed once they pay {price}, by {deadline} at the latest.',
} as const;

const BOOKED = /*i18n*/ '{name} booked a consultation about “{title}” for {time}.';
const BOOKED_PRICED =
  /*i18n*/ '{name} booked a consultation about “{title}” for {time}. It’s confirmed once they pay {price}, by {deadline} at the latest.';

export const jobNews: Subscriptions = {
  'job.agreed': async (platform, trx, event) => {
    const { jobId, title, startsAt, consultationPriceCents: priceCents, ...rest } = event;
    const { acceptedBy, isInstant = false, ...parties } = rest;
    const side = otherSide(acceptedBy);
    const payBy = payByOf(platform.clock.instant(), startsAt, isInstant);
    const price = shortMoney(priceCents);
    await notify(platform, trx, {
      ...recipientAt(parties, side),
      type: 'JOB',
      url: jobUrl(jobId),
      ...(priceCents > 0 && { until: payBy }),
      say: ({ name, when }) => {
        const what = { name, title, time: when(startsAt) };
        if (priceCents === 0) return i18n.t(isInstant ? BOOKED : AGREED[side], what);
        const due = { ...what, price, deadline: when(payBy) };
        return i18n.t(isInstant ? BOOKED_PRICED : AGREED_PRICED[side], due);
      },
    });
  },
  // The client reads of their payment.
  'job.hired': (platform, trx, { jobId, title, milestone, paidCents, dueAt, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: ({ name, when }) =>
        i18n.t(
          isLaterMilestone({ milestone })
            ? /*i18n*/ '{name} paid for “{title}”. {price} is held by Parley, and the work is due on {deadline}.'
            : /*i18n*/ '{name} hired you for “{title}”. {price} is held by Parley, and the work is due on {deadline}.',
          { name, title, price: shortMoney(paidCents), deadline: when(dueAt) },
        ),
    }),
  'job.moved': async (platform, trx, job) => {
    const say = wordsOf(job);
    if (!say) return;
    const deadlines = await deadlinesOfJob(trx, job.jobId);
    for (const side of recipients(job.by)) {
      const reader = recipientAt(job, side);
      const hasReviewed = deadlines.reviewers.includes(reader.to);
      const isAsked = asksForReview(job) && toReviewBy({ ...deadlines, hasReviewed }) !== null;
      await notify(platform, trx, {
        ...reader,
        type: 'JOB',
        url: jobUrl(isAsked ? deadlines.reviewedIn : job.jobId),
        say: (words) => say(words, job, { ...deadlines, hasReviewed }),
      });
    }
    const at = deadlines.refundAt;
    if (job.action === 'dispute' && at) await notifyAdmins(platform, trx, { ...job, at });
  },
  'job.reminder': async (platform, trx, { jobId, kind, title, at, ...parties }) => {
    const { sides, type, text } = REMINDERS[kind];
    const isUnpaid = kind === 'hire' && isLaterMilestone(await deadlinesOfJob(trx, jobId));
    const say = ({ when }: Words) =>
      i18n.t(isUnpaid ? UNPAID_MILESTONE : text, { title, deadline: when(at) });
    // A deadline that has passed already matters as long as anything.
    const until = at > platform.clock.instant() ? at : undefined;
    for (const side of sides)
      await notify(platform, trx, { ...recipientAt(parties, side), type, url: jobUrl(jobId), say, until });
    if (kind === 'refund' || kind === 'halves') await notifyAdmins(platform, trx, { jobId, title, at });
  },
  'appointment.checked_in': (platform, trx, { appointmentId, jobId, title, startsAt, by, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, otherSide(by)),
      type: 'APPOINTMENT',
      url: consultationUrl(jobId, appointmentId),
      until: hoursAfter(startsAt, 1),
      say: ({ name, when }) =>
        i18n.t('{name} is waiting in the room for “{title}”, {time}.', { name, title, time: when(startsAt) }),
      once: 'sentence',
    }),
};

/** Only admins can decide disputes. */
async function notifyAdmins(
  platform: Platform,
  trx: Trx,
  { jobId, title, at }: { jobId: string; title: string; at: string },
): Promise<void> {
  const say = ({ when }: Words) =>
    i18n.t('The dispute about “{title}” needs a decision by {deadline}. Then it ends automatically.', {
      title,
      deadline: when(at),
    });
  for (const to of await adminIds(trx))
    await notify(platform, trx, { to, type: 'JOB', url: adminJobUrl(jobId), say });
}
