import { minuteOfDay } from '../../time/format.ts';

/** From one of a series on, it is at another time of day for somebody: by so many minutes, later or (less than 0) earlier. */
export interface ClockChange {
  startsAt: string;
  minutes: number;
}

const DAY = 1_440;

/** Where the time of day changes in a zone, along times that stay the same on another clock. */
export function clockChanges(starts: readonly string[], zone: string): ClockChange[] {
  return starts.flatMap((startsAt, index) => {
    const before = starts[index - 1];
    if (before === undefined) return [];
    const later = (minuteOfDay(startsAt, zone) - minuteOfDay(before, zone) + DAY) % DAY;
    const minutes = later > DAY / 2 ? later - DAY : later;
    return minutes === 0 ? [] : [{ startsAt, minutes }];
  });
}
