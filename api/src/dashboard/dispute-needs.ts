import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { adminJobUrl } from '../notifications/news/urls.ts';
import type { Db } from '../platform/database/db.ts';
import { openDisputes } from './queries.ts';

const MOST = 100;

/** The disputes that wait for an admin. */
export async function disputeNeeds(db: Db): Promise<Need[]> {
  const disputes = await openDisputes(db, MOST);
  return disputes.map(({ id, title, client, professional, amountCents, refundAt }) => ({
    kind: 'decide_dispute',
    text: `Decide between ${client} and ${professional}`,
    detail: `${title} · ${shortMoney(amountCents)} held`,
    action: 'Look at it',
    url: adminJobUrl(id),
    talkAt: null,
    dueAt: refundAt,
  }));
}
