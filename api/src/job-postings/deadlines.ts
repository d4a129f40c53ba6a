import { daysAfter } from '../platform/clock.ts';

const OPEN_DAYS = 30;
const REMINDER_DAYS = 5;

/** When a posting with activity now closes, and when its client is reminded. */
export function deadlinesFrom(now: string): { closesAt: string; remindAt: string } {
  return { closesAt: daysAfter(now, OPEN_DAYS), remindAt: daysAfter(now, OPEN_DAYS - REMINDER_DAYS) };
}
