import type { Overview } from '@parley/contract/admin/schemas.ts';
import type { ListedAuditEntry } from '@parley/contract/audit.ts';
import { HOLD_ENDS_WITHIN_DAYS } from '../payments/holding/hold-deadlines.ts';
import { SLOW_AFTER_DAYS } from '../payments/pending/pending.ts';
import { daysAfter } from '../platform/clock.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { auditPage, type AuditFilter } from './queries.ts';
import { daysBetween, currentStats } from './queries-overview.ts';

const DAYS_BY_DEFAULT = 30;
const MAX_DAYS = 366;
const LONG_DAYS = 30;
const NEW_DAYS = 7;

/** The platform's figures now and per day in [from, to). */
export async function readOverview(
  { db, clock }: Platform,
  range: { from?: string; to?: string },
): Promise<Overview> {
  const now = clock.instant();
  const to = new Date(range.to ?? now).toISOString();
  const from = new Date(range.from ?? daysAfter(to, 1 - DAYS_BY_DEFAULT)).toISOString();
  if (from >= to) refuseField('to', /*i18n*/ 'The end must be after the start.');
  if (to > daysAfter(from, MAX_DAYS)) refuseField('from', /*i18n*/ 'At most 366 days at once.');
  const bounds = {
    now,
    soon: daysAfter(now, HOLD_ENDS_WITHIN_DAYS),
    lately: daysAfter(now, -NEW_DAYS),
    slow: daysAfter(now, -SLOW_AFTER_DAYS),
    longAgo: daysAfter(now, -LONG_DAYS),
  };
  const [stands, days] = await Promise.all([currentStats(db, bounds), daysBetween(db, from, to)]);
  return { from, to, ...stands, days };
}

export async function listAudit(
  { db }: Platform,
  filter: AuditFilter,
): Promise<{ items: ListedAuditEntry[]; nextCursor: string | null }> {
  const rows = await auditPage(db, filter);
  return pageOf(rows, filter.limit, ({ at, id }) => [at, id]);
}
