import { plural } from '@lingui/core/macro';
import { cityOf } from '@parley/contract/time.ts';
import type { AttendanceRecord } from '@parley/contract/users/schemas.ts';
import { placeName } from '../time/place-name.ts';
import { attendanceText } from './attendance-text.ts';
import { ratingText } from './rating-text.ts';
import { responseText } from './response-time.ts';

interface ProfileStats {
  timeZone: string;
  country: string | null;
  rating: { average: number | null; count: number };
  completedJobs: number;
  medianResponseMinutes: number | null;
  attendance: AttendanceRecord;
}

/** A professional's stats in one line; unknown ones are left out. */
export function profileStatsText({
  timeZone,
  country,
  rating,
  completedJobs,
  ...rest
}: ProfileStats): string {
  const jobs = plural(completedJobs, { one: '# job completed', other: '# jobs completed' });
  const response = responseText(rest.medianResponseMinutes);
  const facts = [
    placeName(cityOf(timeZone), country),
    ratingText(rating),
    jobs,
    attendanceText(rest.attendance),
    response,
  ];
  return facts.filter(Boolean).join(' · ');
}
