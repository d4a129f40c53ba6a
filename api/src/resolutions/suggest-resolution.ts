import { MAX_SUGGESTIONS } from '@parley/contract/limits.ts';
import type { NewResolution, Resolution } from '@parley/contract/resolutions/schemas.ts';
import {
  ANSWER_WITHIN_DAYS,
  dueAtOf,
  latestDueAt,
  whyNotSuggest,
} from '@parley/contract/resolutions/rules.ts';
import type { Side } from '@parley/contract/sides.ts';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import { daysAfter, earliest } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { found, refuse, refuseField, refuseIf } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { countSuggestions, insertResolution, resolutionById, withdrawOpen } from './queries.ts';

const REMIND_BEFORE_DAYS = 2;

/** Suggests how the held money is parted, or a new due date, in place of one's own open suggestion. */
export async function suggestResolution(
  platform: Platform,
  actor: Actor,
  { id: jobId, timeZone = actor.timeZone, ...terms }: NewResolution & { id: string },
): Promise<Resolution> {
  return inTransaction(platform.db, async (trx) => {
    const { job, side: by } = await lockForSide(trx, jobId, actor);
    const id = await suggest(platform, trx, job, { by, byAdmin: false, timeZone, ...terms });
    return found(await resolutionById(trx, id));
  });
}

interface Suggestion extends NewResolution {
  by: Side;
  byAdmin: boolean;
  timeZone: string;
}

/** The same for either side of a locked job. Returns the id. */
export async function suggest(
  platform: Platform,
  trx: Trx,
  job: JobRow,
  { by, byAdmin, timeZone, dueOn, ...words }: Suggestion,
): Promise<string> {
  const now = platform.clock.instant();
  const parting = { toProfessionalCents: words.toProfessionalCents ?? null, heldCents: job.keptCents };
  refuseIf(whyNotSuggest(job, parting, by, now));
  if (!byAdmin) await checkNotTooMany(trx, job.id, by);
  const dueAt = dueOn === undefined ? null : checkedDueAt(job, dueAtOf(dueOn, timeZone), now);
  await withdrawOpen(trx, job.id, by, now);
  const expiresAt = earliest(daysAfter(now, ANSWER_WITHIN_DAYS), ...(dueAt === null ? [] : [dueAt]));
  const suggested = { by, ...parting, dueAt, message: words.message ?? null, expiresAt };
  const [id, jobId] = [newId(), job.id];
  const remindAt = reminderBefore(expiresAt, now);
  await insertResolution(trx, { ...suggested, id, jobId, state: 'OPEN', createdAt: now, remindAt });
  const { clientId, professionalId, title } = job;
  const event = { jobId, clientId, professionalId, title, byAdmin, ...suggested };
  await platform.events.emit(platform, trx, 'resolution.suggested', event);
  return id;
}

/** Each suggestion is a mail to the other side. An admin's, on behalf of a side, is how it goes on afterwards. */
async function checkNotTooMany(trx: Trx, jobId: string, by: Side): Promise<void> {
  if ((await countSuggestions(trx, jobId, by)) >= MAX_SUGGESTIONS) refuse('too_many_suggestions');
}

function checkedDueAt({ hiredAt }: JobRow, dueAt: string, now: string): string {
  if (dueAt <= now) refuseField('dueOn', /*i18n*/ 'Choose a date that hasn’t passed.');
  if (dueAt > latestDueAt(found(hiredAt)))
    refuseField(
      'dueOn',
      /*i18n*/ 'Parley holds the money for 90 days. Choose a date at least 14 days before.',
    );
  return dueAt;
}

function reminderBefore(expiresAt: string, now: string): string | null {
  const remindAt = daysAfter(expiresAt, -REMIND_BEFORE_DAYS);
  return remindAt > now ? remindAt : null;
}
