interface Ruled {
  parts: Record<string, unknown>;
  isOn: (wall: Temporal.PlainDateTime) => boolean;
}

/**
 * The twentieth Monday of a year (BYDAY=20MO), which ical.js takes for every Monday: asked for as that, and chosen here.
 * Throws where every Monday would be counted, or some years left out.
 */
export function withoutWeeksOfYear(parts: Record<string, unknown>): Ruled {
  const days = [parts.byday ?? []].flat().map(String);
  const isByYear = parts.freq === 'YEARLY' && parts.bymonth === undefined;
  if (!isByYear || !days.some((day) => /\d\d/.test(day))) return { parts, isOn: () => true };
  if (parts.count !== undefined || (parts.interval ?? 1) !== 1)
    throw new RangeError('It recurs by weeks of a year.');
  const plain = days.map((day) => day.slice(-2));
  return {
    parts: { ...parts, byday: plain },
    isOn: (wall) => placesOf(wall).some((at) => days.includes(at)),
  };
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** As a rule can name it: without a number, by its place from the start of the year, and by that from the end. */
function placesOf({ dayOfWeek, dayOfYear, daysInYear }: Temporal.PlainDateTime): string[] {
  const day = DAYS[dayOfWeek - 1] ?? '';
  const first = Math.ceil(dayOfYear / 7);
  const last = Math.floor((daysInYear - dayOfYear) / 7) + 1;
  return [day, `${first}${day}`, `+${first}${day}`, `-${last}${day}`];
}
