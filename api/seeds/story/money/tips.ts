import { shortMoney } from '@parley/contract/money.ts';
import { jobUrl } from '../../../src/notifications/news/urls.ts';
import type { Person } from '../../cast.ts';
import type { Draft } from '../../draft.ts';
import type { HiredJob } from '../jobs.ts';
import { holdMoney, releaseMoney } from './money.ts';
import { addPayment } from '../offers.ts';
import { notify } from '../story.ts';

/** The client of a completed job thanks the professional, who gets all of it at once. */
export function tip(draft: Draft, hired: HiredJob, client: Person, amountCents: number, at: string): void {
  const { job, pro } = hired;
  const payment = addPayment(draft, job, { isTip: true }, at);
  Object.assign(payment, { amountCents });
  holdMoney(draft, payment, at);
  releaseMoney(draft, payment, pro.accountId, at);
  const [amount, url] = [shortMoney(amountCents), jobUrl(job.id)];
  const received = `We received your ${amount} tip for “${job.title}”. All of it goes to ${pro.first}.`;
  notify(draft, { to: client, type: 'PAYMENT', message: received, url, at, read: true });
  const thanks = `${client.first} thanked you with a ${amount} tip for “${job.title}”. It’s on its way to you.`;
  notify(draft, { to: pro, type: 'PAYMENT', message: thanks, url, at });
}
