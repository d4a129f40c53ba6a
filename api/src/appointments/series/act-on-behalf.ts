import type {
  NewSeriesOnBehalf,
  Series,
  SeriesResponseOnBehalf,
} from '@parley/contract/appointments/series/schemas.ts';
import { type SideRole, sideOfRole } from '@parley/contract/sides.ts';
import { type JobRow, lockedJob } from '../../jobs/locked-job.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { ask } from './ask-for-series.ts';
import { respondAs } from './respond-to-series.ts';

/** An admin asks for a series on behalf of one side. */
export const askForSeriesOnBehalf = (
  platform: Platform,
  actor: Actor,
  { id, as, reason, message = reason, ...wanted }: NewSeriesOnBehalf & { id: string },
): Promise<Series> =>
  acted(platform, actor, { id, as, action: 'ask', reason }, (trx, job) =>
    ask(platform, trx, job, { ...wanted, by: sideOfRole(as), byAdmin: true, message }),
  );

/** An admin responds on behalf of one side. */
export const respondToSeriesOnBehalf = (
  platform: Platform,
  actor: Actor,
  { id, as, reason, message = reason, ...response }: SeriesResponseOnBehalf & { id: string },
): Promise<Series> =>
  acted(platform, actor, { id, as, action: response.action, reason }, (trx, job) =>
    respondAs(platform, trx, job, { ...response, by: sideOfRole(as), byAdmin: true, message }),
  );

interface Act {
  id: string;
  as: SideRole;
  action: string;
  reason: string;
}

/** Does it along with its audit entry, which the job shows. */
async function acted(
  platform: Platform,
  actor: Actor,
  { id, as, action, reason }: Act,
  work: (trx: Trx, job: JobRow) => Promise<Series>,
): Promise<Series> {
  return inTransaction(platform.db, async (trx) => {
    const series = await work(trx, await lockedJob(trx, id));
    const entry = { action: `series.${action} as ${sideOfRole(as)}`, subject: { type: 'job', id } };
    await audit(platform, trx, { actorId: actor.id, reason, ...entry });
    return series;
  });
}
