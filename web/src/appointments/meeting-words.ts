import type { Appointment, Meeting } from '@parley/contract/appointments/schemas.ts';
import { durationText, timeText } from '../time/format.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { isCalledOff } from './status.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The time until an instant as a clock that runs down, "22:41" or "1:05:00"; null once it is over. */
export function clockText(to: string, now: string): string | null {
  const left = Math.ceil((Date.parse(to) - Date.parse(now)) / SECOND_MS);
  if (left <= 0) return null;
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** How a consultation that is over went, in a sentence. */
export function endedText(
  { status, meeting, startsAt }: Pick<Appointment, 'status' | 'meeting' | 'startsAt'>,
  zone: string,
): string {
  if (isCalledOff(status)) return 'This consultation is off: the job was cancelled.';
  if (isOff(status)) return 'This time was asked for and never agreed.';
  const { startedAt, endedAt } = meeting;
  if (startedAt === null) return `Nobody started it. It was agreed for ${timeText(startsAt, zone)}.`;
  if (endedAt === null) return `It began at ${timeText(startedAt, zone)}, and its room has closed since.`;
  const minutes = talkedMinutes({ meeting });
  return `You talked for ${durationText(minutes ?? 0)}, from ${timeText(startedAt, zone)} to ${timeText(endedAt, zone)}.`;
}

/** How long they talked; null where nobody said that it began or ended. */
export function talkedMinutes({
  meeting: { startedAt, endedAt },
}: Pick<Appointment, 'meeting'>): number | null {
  if (startedAt === null || endedAt === null) return null;
  return Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS));
}

/** How often to ask how a meeting stands: quickly while it matters and nobody tells, not at all once it is over. */
export function pollMs(
  { state, opensAt }: Pick<Meeting, 'state' | 'opensAt'>,
  now: string,
  isTold: boolean,
): number | null {
  const isNear = Date.parse(opensAt) - Date.parse(now) < 2 * MINUTE_MS;
  const inside = isTold ? 15_000 : 3_000;
  const often = { EARLY: isNear ? 3_000 : 30_000, OPEN: inside, LIVE: inside, ENDED: null };
  return often[state];
}
