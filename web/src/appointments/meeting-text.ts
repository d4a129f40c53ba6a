import { t } from '@lingui/core/macro';
import type { Appointment, AppointmentEntry, Meeting } from '@parley/contract/appointments/schemas.ts';
import { durationText, timeText } from '../time/format.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid } from '../jobs/money/status.ts';
import { shortName } from '../users/short-name.ts';
import { type CalledOff, calledOffBy } from './status.ts';
import { productName } from '../platform/language/product-name.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The time until an instant as a countdown, "22:41" or "1:05:00"; null once it is over. */
export function countdownText(to: string, now: string): string | null {
  const left = Math.ceil((Date.parse(to) - Date.parse(now)) / SECOND_MS);
  if (left <= 0) return null;
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** How a past consultation went, in a sentence. */
export function endedText(
  appointment: Pick<Appointment, 'status' | 'meeting' | 'startsAt' | 'payment' | Side> &
    Pick<CalledOff, 'history'>,
  { side, zone }: { side: Side; zone: string },
): string {
  const { status, meeting, startsAt } = appointment;
  const by = calledOffBy(appointment);
  if (by !== null) return calledOffText(by, appointment, side);
  if (isOff(status)) return t`This time was suggested but never agreed.`;
  const { startedAt, endedAt } = meeting;
  if (startedAt === null) {
    const time = timeText(startsAt, zone);
    return t`Nobody started the call. It was booked for ${time}.`;
  }
  const start = timeText(startedAt, zone);
  if (endedAt === null) return t`The call started at ${start}, and the room has closed since.`;
  const [duration, end] = [durationText(callMinutes({ meeting }) ?? 0), timeText(endedAt, zone)];
  return t`The call lasted ${duration}, from ${start} to ${end}.`;
}

function calledOffText(
  by: AppointmentEntry['by'],
  appointment: Pick<Appointment, Side | 'payment'>,
  side: Side,
): string {
  const { payment } = appointment;
  if (by === 'clock' && payment !== null && !isPaid({ paymentStatus: payment.status }))
    return t`This consultation was canceled before it was paid.`;
  if (by === 'clock') return t`This consultation was canceled along with the job.`;
  if (by === side) return t`You called off this consultation.`;
  const name = by === 'admin' ? productName() : shortName(appointment[by].displayName);
  return t`${name} called off this consultation.`;
}

/** How long the call was; null where its start or end was not recorded. */
export function callMinutes({
  meeting: { startedAt, endedAt },
}: Pick<Appointment, 'meeting'>): number | null {
  if (startedAt === null || endedAt === null) return null;
  return Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS));
}

/** How often to poll the state of a meeting: quickly while it matters and no live updates come, not at all once it is over. */
export function pollMs(
  { state, opensAt }: Pick<Meeting, 'state' | 'opensAt'>,
  now: string,
  isAnnounced: boolean,
): number | null {
  const isNear = Date.parse(opensAt) - Date.parse(now) < 2 * MINUTE_MS;
  const inside = isAnnounced ? 15_000 : 3_000;
  const often = { EARLY: isNear ? 3_000 : 30_000, OPEN: inside, LIVE: inside, ENDED: null };
  return often[state];
}
