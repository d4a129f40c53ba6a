import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { whyNot } from '@parley/contract/appointments/rules.ts';
import { sideOf } from '@parley/contract/sides.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { lockBoth } from './locked.ts';
import { getMeeting } from './meeting/meet.ts';
import { moveAppointment, stateOf } from './move-appointment.ts';

/** The meeting of one's own consultation; its recipient's first view marks it READ. */
export async function viewMeeting(platform: Platform, actor: Actor, id: string): Promise<Meeting> {
  const meeting = await getMeeting(platform, actor, id);
  if (!mayOpen(meeting, actor.id, platform.clock.instant())) return meeting;
  return inIdempotentTransaction(platform, async (inside, trx) => {
    const locked = await lockBoth(trx, id, actor.id);
    const { row } = locked;
    const by = sideOf(row, actor.id);
    if (whyNot(stateOf(row), 'open', by, platform.clock.instant()) === null)
      await moveAppointment(inside, trx, locked, { action: 'open', by });
    return getMeeting(inside, actor, id);
  });
}

function mayOpen(
  { appointment: { meeting, client, ...appointment } }: Meeting,
  userId: string,
  now: string,
): boolean {
  const state = { ...appointment, startedAt: meeting.startedAt };
  return whyNot(state, 'open', sideOf({ clientId: client.id }, userId), now) === null;
}
