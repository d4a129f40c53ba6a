import { shortMoney } from '@parley/contract/money.ts';
import { isTip } from '@parley/contract/payments/paid-for.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import { recipientAt } from './sides.ts';
import { notify, type Words } from './notify.ts';
import { jobUrl, payoutsUrl } from './urls.ts';
import { withQuote } from './words.ts';

type Changed = Events['payment.changed'];
type Line = (words: Words, amount: string, title: string) => string;

/** By status and side; unpaid and pending payments show on screen only, and a professional reads of the hire. */
const CHANGED: Partial<Record<Changed['status'], Partial<Record<Side, Line>>>> = {
  PAID: {
    client: (_words, amount, title) =>
      i18n.t('We received your {amount} for “{title}”. It’s held by Parley until you accept the work.', {
        amount,
        title,
      }),
  },
  FAILED: {
    client: (_words, amount, title) =>
      i18n.t('Your payment of {amount} for “{title}” didn’t go through. Please try again.', {
        amount,
        title,
      }),
  },
};

const OF_A_CONSULTATION: typeof CHANGED = {
  PAID: {
    client: (_words, amount, title) =>
      i18n.t(
        'We received your {amount} for the consultation about “{title}”. It’s held by Parley until the consultation is over.',
        { amount, title },
      ),
  },
};

const OF_A_TIP: typeof CHANGED = {
  PAID: {
    client: ({ name }, amount, title) =>
      i18n.t('We received your {amount} tip for “{title}”. All of it goes to {name}.', {
        amount,
        title,
        name,
      }),
  },
  FAILED: {
    client: (_words, amount, title) =>
      i18n.t('Your {amount} tip for “{title}” didn’t go through, and you weren’t charged.', {
        amount,
        title,
      }),
  },
};

/** What of a tip paid back a debt is told with it, since the thanks are for all of it. */
function tipText({ name }: Words, { title, amountCents, takenCents }: Events['payment.released']): string {
  const said = { name, amount: shortMoney(amountCents), title, taken: shortMoney(takenCents) };
  if (takenCents === 0)
    return i18n.t('{name} thanked you with a {amount} tip for “{title}”. It’s on its way to you.', said);
  return i18n.t(
    '{name} thanked you with a {amount} tip for “{title}”. {taken} of it pays back what you owe Parley.',
    said,
  );
}

function linesOf({ appointmentId, tipId }: Changed): typeof CHANGED {
  if (isTip({ tipId })) return OF_A_TIP;
  return { ...CHANGED, ...(appointmentId !== null && OF_A_CONSULTATION) };
}

const GIVEN_UP =
  /*i18n*/ 'Your bank never confirmed the {amount} for “{title}”. You can pay again. If you do and the first payment still arrives, we’ll refund it.';
const TIP_GIVEN_UP =
  /*i18n*/ 'Your bank never confirmed your {amount} tip for “{title}”. You can tip again. If you do and the first payment still arrives, we’ll refund it.';

const PAYOUTS: Partial<Record<Events['payouts.changed']['status'], string>> = {
  ENABLED: /*i18n*/ 'Payouts are set up. You can accept work now.',
  RESTRICTED: /*i18n*/ 'Payouts are on hold: our payment processor needs more information from you.',
};

/** A date without a time is the same for everybody. */
function dayText(date: string): string {
  const locale = currentReader().language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

export const moneyNews: Subscriptions = {
  'payment.changed': async (platform, trx, changed) => {
    const { jobId, title, amountCents, status, ...parties } = changed;
    const lines = linesOf(changed)[status];
    for (const side of SIDES) {
      const line = lines?.[side];
      if (!line) continue;
      const say = (words: Words) => line(words, shortMoney(amountCents), title);
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'PAYMENT',
        url: jobUrl(jobId),
        say,
      });
    }
  },
  'payment.released': async (platform, trx, released) => {
    const { jobId, title, amountCents, takenCents, ...parties } = released;
    // Of what paid back a debt they are told by that.
    if (amountCents === takenCents && !isTip(released)) return;
    await notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: (words) =>
        isTip(released)
          ? tipText(words, released)
          : i18n.t('{amount} for “{title}” has been released and is on its way to you.', {
              amount: shortMoney(amountCents - takenCents),
              title,
            }),
    });
  },
  'payment.refunded': async (platform, trx, { jobId, title, amountCents, reason, ...parties }) => {
    const [said, url] = [{ amount: shortMoney(amountCents), title }, jobUrl(jobId)];
    await notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'PAYMENT',
      url,
      say: () => i18n.t('Your refund of {amount} for “{title}” is on its way.', said),
    });
    if (reason === undefined) return;
    await notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url,
      say: () =>
        withQuote(
          isTip(parties)
            ? i18n.t('Parley refunded {amount} of the tip for “{title}” to the client.', said)
            : i18n.t('Parley refunded {amount} of “{title}” to the client.', said),
          reason,
        ),
    });
  },
  'payment.returned': (platform, trx, { jobId, title, amount, isSecond, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () =>
        isSecond
          ? i18n.t('You paid twice for “{title}”. Your refund of {amount} is on its way.', { title, amount })
          : i18n.t(
              'A charge of {amount} for “{title}” doesn’t match the agreed price. Your refund is on its way.',
              {
                amount,
                title,
              },
            ),
    }),
  'payment.slow': async (platform, trx, { jobId, title, amountCents, ...parties }) => {
    const say = () =>
      i18n.t(
        'The bank is still processing the {amount} for “{title}”. We check every hour and will let you know.',
        { amount: shortMoney(amountCents), title },
      );
    // A professional hears of a tip once it is theirs.
    for (const side of isTip(parties) ? (['client'] as const) : SIDES)
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'PAYMENT',
        url: jobUrl(jobId),
        say,
      });
  },
  'payment.given_up': (platform, trx, { jobId, title, amountCents, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () => i18n.t(isTip(parties) ? TIP_GIVEN_UP : GIVEN_UP, { amount: shortMoney(amountCents), title }),
    }),
  'debt.made': (platform, trx, { jobId, title, amountCents, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () =>
        i18n.t(
          'You owe Parley {amount}: the client of “{title}” was refunded after you were paid. It’s deducted from your next payouts.',
          { amount: shortMoney(amountCents), title },
        ),
    }),
  'debt.paid': (platform, trx, { title, amountCents, leftCents, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url: payoutsUrl,
      say: () => {
        const said = { amount: shortMoney(amountCents), title, left: shortMoney(leftCents) };
        return leftCents === 0
          ? i18n.t('{amount} of “{title}” paid back what you owed Parley. You owe nothing more.', said)
          : i18n.t('{amount} of “{title}” went towards what you owe Parley. You still owe {left}.', said);
      },
    }),
  'debt.written_off': (platform, trx, { title, amountCents, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'professional'),
      type: 'PAYMENT',
      url: payoutsUrl,
      say: () =>
        i18n.t('You no longer owe Parley the {amount} for “{title}”: we’ve written it off.', {
          amount: shortMoney(amountCents),
          title,
        }),
    }),
  'payment.refund_refused': (platform, trx, { jobId, title, amountCents, by, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: ({ when }) =>
        i18n.t(
          'Your bank declined the refund of {amount} for “{title}”. You’ll get it another way by {deadline}.',
          {
            amount: shortMoney(amountCents),
            title,
            deadline: when(by),
          },
        ),
    }),
  'payment.paid_otherwise': (platform, trx, { jobId, title, amountCents, on, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () =>
        i18n.t('We sent you the {amount} for “{title}” another way on {day}.', {
          amount: shortMoney(amountCents),
          title,
          day: dayText(on),
        }),
    }),
  'payouts.waiting': (platform, trx, { professionalId, amountCents, holdUntil }) =>
    notify(platform, trx, {
      to: professionalId,
      type: 'PAYMENT',
      url: payoutsUrl,
      say: ({ when }) => {
        const amount = shortMoney(amountCents);
        return holdUntil === null
          ? i18n.t('{amount} is waiting for you. Complete your payout details, and we’ll send it.', {
              amount,
            })
          : i18n.t(
              '{amount} is waiting for you. Complete your payout details by {deadline}, and we’ll send it.',
              { amount, deadline: when(holdUntil) },
            );
      },
    }),
  'payouts.changed': async (platform, trx, { professionalId, status }) => {
    const text = PAYOUTS[status];
    if (text)
      await notify(platform, trx, {
        to: professionalId,
        type: 'PAYMENT',
        url: payoutsUrl,
        say: () => i18n.t(text),
      });
  },
};
