import { shortMoney } from '@parley/contract/money.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { readerAt } from './sides.ts';
import { tell, type Words } from './notify.ts';
import { jobUrl, payoutsUrl } from './urls.ts';
import { beginning } from './words.ts';

type Changed = Events['payment.changed'];
type Line = (words: Words, money: string, title: string) => string;

/** What each side is told of a payment; that one is on its way or not yet made is for the screen only. */
const CHANGED: Partial<Record<Changed['status'], Partial<Record<Side, Line>>>> = {
  PAID: {
    client: (_words, money, title) =>
      `Your ${money} for “${title}” is here. It is held until you accept the work.`,
    professional: ({ name }, money, title) =>
      `${name} paid ${money} for “${title}”. It is held for you; you can start.`,
  },
  FAILED: {
    client: (_words, money, title) =>
      `The payment of ${money} for “${title}” did not go through. Please try again.`,
  },
};

const PAYOUTS: Partial<Record<Events['payouts.changed']['status'], string>> = {
  ENABLED: 'Payouts are set up. You can accept work now.',
  RESTRICTED: 'Payouts are on hold: the payment processor needs something more from you.',
};

/** A date without a time is the same for everybody. */
function dayText(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** What people are told of their money. */
export const moneyNews: Subscriptions = {
  'payment.changed': async (platform, trx, { jobId, title, amountCents, status, ...parties }) => {
    for (const side of SIDES) {
      const line = CHANGED[status]?.[side];
      if (!line) continue;
      const say = (words: Words) => line(words, shortMoney(amountCents), title);
      await tell(platform, trx, { ...readerAt(parties, side), type: 'PAYMENT', url: jobUrl(jobId), say });
    }
  },
  'payment.released': (platform, trx, { jobId, title, amountCents, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, 'professional'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () => `${shortMoney(amountCents)} for “${title}” is released and on its way to you.`,
    }),
  'payment.refunded': async (platform, trx, { jobId, title, amountCents, reason, ...parties }) => {
    const [amount, url] = [shortMoney(amountCents), jobUrl(jobId)];
    await tell(platform, trx, {
      ...readerAt(parties, 'client'),
      type: 'PAYMENT',
      url,
      say: () => `${amount} for “${title}” is on its way back to you.`,
    });
    if (reason === undefined) return;
    await tell(platform, trx, {
      ...readerAt(parties, 'professional'),
      type: 'PAYMENT',
      url,
      say: () => `Parley gives ${amount} of “${title}” back to the client: “${beginning(reason)}”`,
    });
  },
  'payment.returned': (platform, trx, { jobId, title, amount, isSecond, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () =>
        isSecond
          ? `You paid twice for “${title}”. ${amount} is on its way back to you.`
          : `A charge of ${amount} for “${title}” is not what was agreed. It is on its way back to you.`,
    }),
  'payment.slow': async (platform, trx, { jobId, title, amountCents, ...parties }) => {
    const say = () =>
      `The bank is still working on the ${shortMoney(amountCents)} for “${title}”. We check every hour and tell you how it ends.`;
    for (const side of SIDES)
      await tell(platform, trx, { ...readerAt(parties, side), type: 'PAYMENT', url: jobUrl(jobId), say });
  },
  'payment.given_up': (platform, trx, { jobId, title, amountCents, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () =>
        `Your bank never confirmed the ${shortMoney(amountCents)} for “${title}”. Pay again within 24 hours to keep the job. If the first payment still arrives, you get it back.`,
    }),
  'debt.made': (platform, trx, { jobId, title, amountCents, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, 'professional'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () =>
        `You owe Parley ${shortMoney(amountCents)}: it went back to the client of “${title}” after you were paid.`,
    }),
  'payment.refund_refused': (platform, trx, { jobId, title, amountCents, by, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: ({ when }) =>
        `Your bank did not take the refund of ${shortMoney(amountCents)} for “${title}”. You will get it another way by ${when(by)}.`,
    }),
  'payment.paid_otherwise': (platform, trx, { jobId, title, amountCents, on, ...parties }) =>
    tell(platform, trx, {
      ...readerAt(parties, 'client'),
      type: 'PAYMENT',
      url: jobUrl(jobId),
      say: () => `We sent you the ${shortMoney(amountCents)} for “${title}” another way on ${dayText(on)}.`,
    }),
  'payouts.changed': async (platform, trx, { professionalId, status }) => {
    const text = PAYOUTS[status];
    if (text)
      await tell(platform, trx, { to: professionalId, type: 'PAYMENT', url: payoutsUrl, say: () => text });
  },
};
