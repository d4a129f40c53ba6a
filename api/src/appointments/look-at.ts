import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { movesOf, partiesOfAppointment } from '@parley/contract/appointments/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { sideOf } from '@parley/contract/sides.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inCall } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { lockBoth } from './locked.ts';
import { getMeeting } from './meeting/meet.ts';
import { moveAppointment } from './move-appointment.ts';

/** The meeting of one of the actor's consultations; the first look of whoever was asked makes it READ. */
export async function lookAt(platform: Platform, actor: Actor, id: string): Promise<Meeting> {
  const meeting = await getMeeting(platform, actor, id);
  if (!mayOpen(meeting.appointment, actor.id, platform.clock.instant())) return meeting;
  return inCall(platform, async (inside, trx) => {
    const locked = await lockBoth(trx, id, actor.id);
    const { row } = locked;
    const by = sideOf(row, actor.id);
    const asked = { ...row, client: { id: row.clientId } };
    if (mayOpen(asked, actor.id, platform.clock.instant()))
      await moveAppointment(inside, trx, locked, { action: 'open', by });
    return getMeeting(inside, actor, id);
  });
}

type Asked = Pick<Meeting['appointment'], 'status' | 'askedBy' | 'agreedAt' | 'expiresAt'> & {
  client: { id: string };
};

function mayOpen(
  { status, askedBy, agreedAt, expiresAt, client }: Asked,
  userId: string,
  now: string,
): boolean {
  const parties = partiesOfAppointment(askedBy, sideOf({ clientId: client.id }, userId));
  const isOver = expiresAt === null || expiresAt <= now;
  return !isOver && moveFor(movesOf(agreedAt !== null), 'open', status, parties) !== null;
}
