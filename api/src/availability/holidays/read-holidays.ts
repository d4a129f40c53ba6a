import Holidays from 'date-holidays';

export interface HolidaysInput {
  country: string;
  /** The first and the last date. */
  from: string;
  to: string;
  /** Their names are in this language, else in English, else in the country's own. */
  language: string;
}
export interface HolidayRow {
  date: string;
  name: string;
}

const DAY_MS = 86_400_000;

/** The national public holidays of a country between two dates, one row a date; none if the library doesn't know it. */
export function readHolidays({ country, from, to, language }: HolidaysInput): HolidayRow[] {
  const calendar = new Holidays(country, { types: ['public'], languages: [language, 'en'] });
  const names = new Map<string, string[]>();
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const { date, start, end, name } of calendar.getHolidays(year)) {
      // Afternoons off are no closed days.
      if (!date.includes(' 00:00:00')) continue;
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      for (const day of datesFrom(date.slice(0, 10), days)) names.set(day, [...(names.get(day) ?? []), name]);
    }
  return [...names]
    .filter(([date]) => from <= date && date <= to)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, all]) => ({ date, name: [...new Set(all)].join(', ') }));
}

function datesFrom(date: string, days: number): string[] {
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: days }, (_, day) => first.add({ days: day }).toString());
}
