import { shortMoney } from '@parley/contract/money.ts';
import { otherSide, SIDES } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { adminIds, deadlinesOfJob } from './queries-subjects.ts';
import { hearers, readerAt } from './sides.ts';
import { tell, type Words } from './notify.ts';
import { adminJobUrl, consultationUrl, jobUrl } from './urls.ts';
import { beginning } from './words.ts';

type Moved = Events['job.moved'];
type Deadlines = Awaited<ReturnType<typeof deadlinesOfJob>>;

const until = ({ when }: Words, instant: string | null) => (instant ? ` until ${when(instant)}` : '');

/** What is said of each move that a person made. */
const MOVED: Record<Moved['action'], (words: Words, job: Moved, deadlines: Deadlines) => string> = {
  deliver: (words, { title }, { releaseAt }) =>
    `${words.name} delivered “${title}”. Accept it or ask for changes${until(words, releaseAt)}.`,
  request_changes: ({ name }, { title, message }) =>
    `${name} asks for changes to “${title}”${message ? `: “${beginning(message)}”` : '.'}`,
  extend: (words, { title }, { releaseAt }) =>
    `${words.name} takes more time to look at “${title}”${until(words, releaseAt)}.`,
  complete: (words, { title }, { reviewBy }) =>
    `${words.name} accepted your work on “${title}”. You can write a review${until(words, reviewBy)}.`,
  cancel: ({ name }, { title, message }) =>
    `${name} cancelled “${title}”${message ? `: “${beginning(message)}”` : '.'}`,
  cancel_paid: ({ name }, { title, message }) =>
    `${name} ended “${title}”, and the money goes back to you in full${message ? `: “${beginning(message)}”` : '.'}`,
  take_refund: ({ name }, { title, message }) =>
    `${name} has ended “${title}”, which was long overdue. The money goes back in full${message ? `: “${beginning(message)}”` : '.'}`,
  refund_absent: (_words, { title }) =>
    `The money of “${title}” goes back to the client, because the first consultation was missed.`,
  dispute: ({ name }, { title, message }) =>
    `${name} disputes “${title}”${message ? `: “${beginning(message)}”` : '.'} Parley decides; nothing moves until then.`,
  withdraw_dispute: ({ name }, { title }) => `${name} has withdrawn the dispute. “${title}” goes on.`,
  resume: (_words, job) => byParley(job, 'the dispute is over, and the job goes on where it was'),
  release: (_words, job) => byParley(job, 'the work counts as accepted, and the money is released'),
  refund: (_words, job) => byParley(job, 'the money goes back to the client'),
  split: (_words, job) => byParley(job, 'a part of the money is released, the rest goes back to the client'),
};

const byParley = ({ title, message }: Moved, what: string) =>
  `Parley has decided about “${title}”: ${what}${message ? `. “${beginning(message)}”` : '.'}`;

/** What both are told of a move that an admin made in the place of one of them. */
const BY_PARLEY: Partial<Record<Moved['action'], string>> = {
  deliver: 'the work counts as delivered',
  request_changes: 'the work needs changes',
  extend: 'there is more time to look at the work',
  complete: 'the work counts as accepted',
  cancel: 'the job is cancelled',
  cancel_paid: 'the job is cancelled, and the money goes back in full',
  take_refund: 'the job is cancelled, and the money goes back in full',
  dispute: 'it is disputed; no money moves until that is decided',
  withdraw_dispute: 'it goes on where it was',
};

/** What is said of a move that happened by itself. */
const BY_ITSELF: Partial<Record<Moved['action'], typeof MOVED.cancel>> = {
  cancel: (_words, { title }) => `“${title}” was cancelled, because it was not paid in time.`,
  complete: (words, { title }, { reviewBy }) =>
    `“${title}” counts as accepted now. You can write a review${until(words, reviewBy)}.`,
  dispute: (_words, { title }) =>
    `“${title}” is long overdue and disputed now. Parley decides; nothing moves until then.`,
  refund_absent: (_words, { title }) =>
    `Nobody objected for 48 hours, so “${title}” has ended, and the money goes back to the client.`,
  refund: (_words, { title }) =>
    `Nobody decided about “${title}” for 60 days, so the money goes back to the client.`,
};

function wordsOf({ by, action }: Moved): typeof MOVED.cancel | undefined {
  if (by === 'clock') return BY_ITSELF[action];
  const what = by === 'admin' ? BY_PARLEY[action] : undefined;
  return what === undefined ? MOVED[action] : (_words, job) => byParley(job, what);
}

const REMINDERS = {
  pay: { sides: ['client'], type: 'PAYMENT', text: 'is not paid yet. It is cancelled by itself' },
  accept: { sides: ['client'], type: 'JOB', text: 'waits for you. It counts as accepted' },
  due: { sides: ['professional'], type: 'JOB', text: 'is due' },
  refundable: { sides: ['client'], type: 'JOB', text: 'is overdue. You may take a full refund since' },
  dispute: {
    sides: SIDES,
    type: 'JOB',
    text: 'is long overdue. It is disputed by itself',
  },
  refund: {
    sides: SIDES,
    type: 'JOB',
    text: 'is disputed. Unless Parley decides before, the money goes back to the client',
  },
} as const;

/** What the two of a job are told of the work. */
export const jobNews: Subscriptions = {
  'job.hired': async (
    platform,
    trx,
    { jobId, title, amountCents, startsAt, payBy, acceptedBy, ...parties },
  ) => {
    const side = otherSide(acceptedBy);
    const price = shortMoney(amountCents);
    await tell(platform, trx, {
      ...readerAt(parties, side),
      type: 'JOB',
      url: jobUrl(jobId),
      say: ({ name, when }) =>
        side === 'client'
          ? `${name} accepted ${when(startsAt)}. Pay ${price} for “${title}” by ${when(payBy)} to secure it.`
          : `${name} accepted ${when(startsAt)}. “${title}” is yours for ${price}; start once it is paid.`,
    });
  },
  'job.moved': async (platform, trx, job) => {
    const say = wordsOf(job);
    if (!say) return;
    const deadlines = await deadlinesOfJob(trx, job.jobId);
    for (const side of hearers(job.by)) {
      await tell(platform, trx, {
        ...readerAt(job, side),
        type: 'JOB',
        url: jobUrl(job.jobId),
        say: (words) => say(words, job, deadlines),
      });
    }
    const at = deadlines.refundAt;
    if (job.action === 'dispute' && at) await tellAdmins(platform, trx, { ...job, at });
  },
  'job.reminder': async (platform, trx, { jobId, kind, title, at, ...parties }) => {
    const { sides, type, text } = REMINDERS[kind];
    const say = ({ when }: Words) => `“${title}” ${text} ${when(at)}.`;
    for (const side of sides)
      await tell(platform, trx, { ...readerAt(parties, side), type, url: jobUrl(jobId), say });
    if (kind === 'refund') await tellAdmins(platform, trx, { jobId, title, at });
  },
  'appointment.checked_in': (platform, trx, { appointmentId, jobId, title, startsAt, by, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, otherSide(by)),
      type: 'APPOINTMENT',
      url: consultationUrl(jobId, appointmentId),
      say: ({ name, when }) => `${name} is there for “${title}”, ${when(startsAt)}.`,
      once: true,
    }),
};

/** Whoever can decide hears what they would otherwise miss. */
async function tellAdmins(
  platform: Platform,
  trx: Trx,
  { jobId, title, at }: { jobId: string; title: string; at: string },
): Promise<void> {
  const say = ({ when }: Words) => `“${title}” waits for a decision. The money goes back ${when(at)}.`;
  for (const to of await adminIds(trx))
    await tell(platform, trx, { to, type: 'JOB', url: adminJobUrl(jobId), say });
}
