import type { Holiday } from '@parley/contract/availability/schemas.ts';
import type { Country } from '@parley/contract/users/countries.ts';
import { currentReader } from '../../platform/language/language.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { availabilityOf } from '../get-availability.ts';
import { dateIn } from '../list-dates.ts';
import { publicHolidays } from './public-holidays.ts';

/** The public holidays of the next twelve months, from the professional's today on. */
export async function listHolidays(platform: Platform, actor: Actor, country: Country): Promise<Holiday[]> {
  const { timeZone } = await availabilityOf(platform, platform.db, actor.id);
  const from = dateIn(timeZone, platform.clock.instant());
  const to = Temporal.PlainDate.from(from).add({ years: 1 }).toString();
  return publicHolidays({ country, from, to, language: currentReader().language });
}
