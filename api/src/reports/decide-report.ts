import type { Report } from '@parley/contract/reports/schemas.ts';
import { decisionOf, whyNotDecide } from '@parley/contract/reports/rules.ts';
import type { ReportStatus } from '@parley/contract/reports/states.ts';
import { pageOf } from '../platform/database/cursor.ts';
import { inTransaction } from '../platform/database/db.ts';
import { allowed, found } from '../platform/http/refuse.ts';
import { audit } from '../platform/observe/audit.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { allReports, lockReport, reportForAdmin, updateReport, type ReportFilter } from './queries.ts';

/** Most urgent first. */
export async function listReports(
  { db, clock }: Platform,
  filter: ReportFilter,
): Promise<{ items: Report[]; nextCursor: string | null }> {
  const rows = await allReports(db, clock.instant(), filter);
  const { items, nextCursor } = pageOf(rows, filter.limit, ({ sortKey, id }) => [sortKey, id]);
  return { items: items.map(({ sortKey: _key, ...report }) => report), nextCursor };
}

/** Resolves or dismisses a report and notifies the reporter of the reason. Other measures have their own endpoints. */
export async function decideReport(
  platform: Platform,
  actor: Actor,
  { id, status: wanted, reason }: { id: string; status: ReportStatus; reason: string },
): Promise<Report> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const report = found(await lockReport(trx, id));
    const { action, to } = allowed(decisionOf(report, wanted), whyNotDecide(report, wanted));
    await updateReport(trx, id, { status: to, decidedAt: now, decidedBy: actor.id, decision: reason });
    const subject = { type: 'report', id };
    await audit(platform, trx, { actorId: actor.id, action: `report.${action}`, subject, reason });
    const { reporterId, subjectType: type, title } = report;
    const decided = { reportId: id, reporterId, type, title, status: to, decision: reason };
    await platform.events.emit(platform, trx, 'report.decided', decided);
    return found(await reportForAdmin(trx, id, now));
  });
}
