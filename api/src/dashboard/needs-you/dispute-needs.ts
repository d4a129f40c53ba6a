import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { adminJobUrl } from '../../notifications/news/urls.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { contestedMoney, openDisputes } from '../queries.ts';

const MAX_LISTED = 100;

/** Disputes, and the money of consultations that somebody objected to. */
export async function disputeNeeds(db: Db): Promise<Need[]> {
  return [...(await disputedJobs(db)), ...(await contestedConsultations(db))];
}

async function contestedConsultations(db: Db): Promise<Need[]> {
  const contested = await contestedMoney(db, MAX_LISTED);
  return contested.map(({ jobId, title, client, professional, heldCents, startsAt, settleAt }) => ({
    kind: 'decide_consultation',
    text: i18n.t('Decide on the consultation between {client} and {professional}', { client, professional }),
    detail: i18n.t('{title} · {amount} held', { title, amount: shortMoney(heldCents) }),
    action: i18n.t('Review consultation'),
    url: adminJobUrl(jobId),
    talkAt: startsAt,
    dueAt: settleAt,
  }));
}

async function disputedJobs(db: Db): Promise<Need[]> {
  const disputes = await openDisputes(db, MAX_LISTED);
  return disputes.map(({ id, title, client, professional, heldCents, refundAt }) => ({
    kind: 'decide_dispute',
    text: i18n.t('Decide the dispute between {client} and {professional}', { client, professional }),
    detail: i18n.t('{title} · {amount} held', { title, amount: shortMoney(heldCents) }),
    action: i18n.t('Review dispute'),
    url: adminJobUrl(id),
    talkAt: null,
    dueAt: refundAt,
  }));
}
