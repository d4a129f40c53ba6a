import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import { MAX_DATES_AT_ONCE } from '@parley/contract/limits.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The dates from one to another, both included: only the first if the last is none or before it. */
export function daysThrough(first: string, last: string): string[] {
  // Date fields take years of six digits, too.
  if (!DATE.test(first) || !DATE.test(last) || last <= first) return [first];
  const from = Temporal.PlainDate.from(first);
  const { days } = from.until(Temporal.PlainDate.from(last));
  return Array.from({ length: days + 1 }, (_, index) => from.add({ days: index }).toString());
}

/** Special dates in order; closed ones that follow each other are one run, as of a vacation. */
export function runsOf(dates: readonly DateOverride[]): DateOverride[][] {
  const runs: DateOverride[][] = [];
  for (const date of dates.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const run = runs.at(-1);
    if (run && continues(run, date)) run.push(date);
    else runs.push([date]);
  }
  return runs;
}

function continues(run: readonly DateOverride[], { date, slots }: DateOverride): boolean {
  const last = run.at(-1);
  if (!last || run.length >= MAX_DATES_AT_ONCE) return false;
  const next = Temporal.PlainDate.from(last.date).add({ days: 1 }).toString();
  return last.slots.length === 0 && slots.length === 0 && date === next;
}
