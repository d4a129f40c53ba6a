import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { canSnooze, snoozeUntil } from '@parley/contract/dashboard/snooze.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { snoozesOf } from './queries-snoozes.ts';

/** With another deadline it is another thing: work that is delivered again is back in the queue. */
const keyOf = ({ kind, url, dueAt }: Need): string => [kind, url, dueAt ?? ''].join(' ');

/** The queue, with what of it can be put off until tomorrow, and what has been. */
export async function withSnoozes({ db, clock }: Platform, actor: Actor, needs: Need[]): Promise<Need[]> {
  const now = clock.instant();
  const { timeZone, until: putOffUntil } = found(await snoozesOf(db, actor.id, now));
  const tomorrow = snoozeUntil(now, timeZone);
  return needs.map((need) => {
    const key = keyOf(need);
    const until = putOffUntil[key];
    if (until !== undefined) return { ...need, snooze: { key, until, isOn: true } };
    return canSnooze(need, tomorrow) ? { ...need, snooze: { key, until: tomorrow, isOn: false } } : need;
  });
}
