import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import type { Hours } from '@parley/contract/availability/free-slots.ts';

type Rule = OpenHours & { weekday: number };

/**
 * Parses weekly hours: "1-5 9-12, 14-18:30" is Monday to Friday, mornings and afternoons; "6 10-13" is Saturday; "2,4
 * 20-24" is Tuesday and Thursday evening.
 */
export function rulesOf(notes: readonly string[]): Hours['rules'] {
  return notes.flatMap((note) => {
    const space = note.indexOf(' ');
    const slots = note
      .slice(space + 1)
      .split(',')
      .map(slotOf);
    return weekdaysOf(note.slice(0, space)).flatMap((weekday) =>
      slots.map((slot): Rule => ({ weekday, ...slot })),
    );
  });
}

/** "9-12:30" in minutes of the day. */
export function slotOf(note: string): OpenHours {
  const [from = '', to = ''] = note.trim().split('-');
  return { from: minutesOf(from), to: minutesOf(to) };
}

function weekdaysOf(days: string): number[] {
  return days.split(',').flatMap((part) => {
    const [first = 1, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
