import { isPast } from '../moves.ts';

/** The hour at which what was put off until tomorrow is back, on the reader's clock. */
const BACK_AT_HOUR = 9;
const HOUR_MS = 3_600_000;
/** What is left of a deadline after that, at least. */
const LEAST_LEFT_HOURS = 12;

/** Until the next day's morning, in the reader's zone. */
export function snoozeUntil(now: string, timeZone: string): string {
  const tomorrow = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 1 });
  const morning = tomorrow.toZonedDateTime({ timeZone, plainTime: { hour: BACK_AT_HOUR } });
  return new Date(morning.epochMilliseconds).toISOString();
}

/** Whether something with this deadline can be put off until then: half a day has to be left for it. */
export function canSnooze({ kind, dueAt }: { kind: string; dueAt: string | null }, until: string): boolean {
  if (kind === 'join_consultation') return false;
  return (
    dueAt === null || !isPast(dueAt, new Date(Date.parse(until) + LEAST_LEFT_HOURS * HOUR_MS).toISOString())
  );
}
