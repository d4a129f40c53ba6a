import type { Appointment, AppointmentAct } from '@parley/contract/appointments/schemas.ts';
import { sideOfRole } from '@parley/contract/sides.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { chooseAftermath, fileObjection } from './attendance/absence.ts';
import { lockBoth, type LockedAppointment } from './locked.ts';
import { anyAppointment } from './queries.ts';
import { answer, checkFields } from './respond.ts';

type Act = Omit<AppointmentAct, 'password'>;

/** An admin acts on behalf of one side. */
export async function actOnBehalf(
  platform: Platform,
  actor: Actor,
  { id, ...act }: Act & { id: string },
): Promise<Appointment> {
  checkFields(act);
  await inTransaction(platform.db, async (trx) => {
    await actAs(platform, trx, await lockBoth(trx, id), act);
    const subject = { type: 'appointment', id };
    const action = `appointment.${act.action} as ${sideOfRole(act.as)}`;
    await audit(platform, trx, { actorId: actor.id, action, subject, reason: act.reason });
  });
  return found(await anyAppointment(platform.db, id));
}

async function actAs(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  { as, action, reason, message = reason, ...time }: Act,
): Promise<void> {
  const who = { by: sideOfRole(as), byAdmin: true };
  if (action === 'object') await fileObjection(platform, trx, locked, { ...who, reason: message });
  else if (action === 'refund' || action === 'new_time')
    await chooseAftermath(platform, trx, locked, { ...who, action, startsAt: time.startsAt, message });
  else await answer(platform, trx, locked, { ...who, action, message, ...time });
}
