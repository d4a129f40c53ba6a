import { currentNow } from '../../platform/now.ts';

/** Three years, and the one under way. */
const MONTHS = 48;

/** This month in UTC and those before it, as YYYY-MM, the latest first. */
export function latestMonths(): string[] {
  const latest = Temporal.PlainYearMonth.from(currentNow().slice(0, 7));
  return Array.from({ length: MONTHS }, (_, ago) => latest.subtract({ months: ago }).toString());
}
