import { plural } from '@lingui/core/macro';
import type { AttendanceRecord } from '@parley/contract/users/schemas.ts';

/** How reliably somebody comes to consultations: "came to 23 of 24 consultations"; null while too few have counted. */
export function attendanceText(record: AttendanceRecord): string | null {
  if (record === null) return null;
  const { came, of } = record;
  return plural(of, {
    one: `came to ${came} of # consultation`,
    other: `came to ${came} of # consultations`,
  });
}
