import { MAX_REPORTS_PER_HOUR } from '@parley/contract/limits.ts';
import type { NewReport } from '@parley/contract/reports/schemas.ts';
import type { z } from 'zod';
import { takeAttemptInside } from '../auth/throttle/throttle.ts';
import { inTransaction } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { found, refuseField } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { workingDaysAfter } from '../platform/working-days.ts';
import { insertReport } from './queries.ts';
import { subjectOf } from './queries-subject.ts';

const REPORTS = { name: 'reports', free: MAX_REPORTS_PER_HOUR, windowSeconds: 3600 };
const DECIDED_IN_DAYS = 2;

/** Reports something to admins. Repeating an open report changes nothing and does not count toward the limit. */
export async function sendReport(
  platform: Platform,
  { id: reporterId }: Actor,
  { type, id: subjectId, reason }: z.output<typeof NewReport>,
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    const { ownerId, ...subject } = found(await subjectOf(trx, { type, id: subjectId }, reporterId));
    if (ownerId === reporterId) refuseField('id', /*i18n*/ 'You can’t report yourself.');
    const [reportId, createdAt] = [newId(), platform.clock.instant()];
    const isNew = await insertReport(trx, {
      ...subject,
      id: reportId,
      reporterId,
      subjectType: type,
      subjectId,
      reportedId: ownerId,
      reason,
      createdAt,
      dueAt: workingDaysAfter(createdAt, DECIDED_IN_DAYS),
    });
    if (!isNew) return;
    await takeAttemptInside(platform, [REPORTS, reporterId], trx);
    const { title } = subject;
    await platform.events.emit(platform, trx, 'report.sent', { reportId, reporterId, type, title, reason });
  });
  return {};
}
