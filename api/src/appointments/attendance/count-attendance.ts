import { COUNTS } from '@parley/contract/appointments/attendance.ts';
import type { Attendance } from '@parley/contract/appointments/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import { recordAttendance } from '../../users/profiles/profile-stats.ts';

interface Counted {
  clientId: string;
  professionalId: string;
  attendance: Attendance | null;
}

/** Counts a decided consultation for both sides, or removes it (`sign` -1). The client first, as everybody does, against deadlocks. */
export async function countAttendance(
  trx: Trx,
  { clientId, professionalId, attendance }: Counted,
  sign: 1 | -1,
): Promise<void> {
  if (attendance === null) return;
  await recordAttendance(trx, clientId, { ...COUNTS[attendance].client, sign });
  await recordAttendance(trx, professionalId, { ...COUNTS[attendance].professional, sign });
}
