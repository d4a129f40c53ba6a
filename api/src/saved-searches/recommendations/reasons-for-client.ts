import type { AttendanceRecord } from '@parley/contract/users/schemas.ts';
import { matchReasons } from '../../job-postings/lists/match-reasons.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Fit } from './reasons.ts';

/** Why a service is recommended: a posting that it fits, something it is like, or hours in common. */
export interface Liking {
  kind: 'POSTING' | 'FAVORITE' | 'JOB' | null;
  /** Of the posting, or of the service that was saved or booked. */
  title: string | null;
  skills: string[] | null;
  fit: Fit | null;
  /** Only where it is high. */
  rating: string | null;
  minutesInCommon: number | null;
}

/** Most important first. */
export function reasonsForClient(liking: Liking, attendance: AttendanceRecord): string[] {
  const all = [ground(liking), ...details(liking), attendance && came(attendance)];
  return all.filter((reason) => typeof reason === 'string');
}

function ground({ kind, title, minutesInCommon }: Liking): string | null {
  const values = { title };
  if (kind === 'POSTING') return i18n.t('For your posting “{title}”', values);
  if (kind === 'FAVORITE') return i18n.t('Like “{title}”, which you saved', values);
  if (kind === 'JOB') return i18n.t('Like “{title}”, which you booked', values);
  const hours = Math.floor((minutesInCommon ?? 0) / 60);
  if (hours === 0) return null;
  return i18n.t('{hours, plural, one {# hour} other {# hours}} in common with you this week', { hours });
}

function details({ kind, skills, fit, rating }: Liking): string[] {
  const wanted = { categoryName: fit?.category ?? '', skills: skills ?? [] };
  return matchReasons(wanted, {
    isInCategory: fit?.isInCategory ?? false,
    common: kind === 'POSTING' ? (fit?.common ?? []) : [],
    hasExperience: fit?.isExperienced ?? false,
    isWithinBudget: fit?.isWithinBudget ?? false,
    // The first time at which both are free is told beside the reasons.
    isFree: false,
    rating,
  });
}

function came({ came: times, of }: NonNullable<AttendanceRecord>): string {
  if (times === of)
    return i18n.t('Came to {of, plural, one {the consultation} other {all # consultations}}', { of });
  return i18n.t('Came to {times} of {of, plural, one {# consultation} other {# consultations}}', {
    times,
    of,
  });
}
