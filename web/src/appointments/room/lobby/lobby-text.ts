import { t } from '@lingui/core/macro';
import type { Appointment, Meeting } from '@parley/contract/appointments/schemas.ts';
import { ATTENDANCE_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { timeText, whenText } from '../../../time/format.ts';

interface Reader {
  side: Side;
  /** The other side's first name. */
  name: string;
  zone: string;
  now: string;
}
type MeetingFacts = Pick<Meeting, 'state' | 'opensAt' | 'closesAt' | 'payBy'> & {
  appointment: Pick<Appointment, 'agreedAt' | 'isFirst' | 'startsAt'>;
};

/** What to know before joining: when the room opens or closes, and what happens if the other side does not join. */
export function entryText(
  { appointment, state, opensAt, closesAt, payBy }: MeetingFacts,
  reader: Reader,
): string {
  const { zone, now } = reader;
  if (appointment.agreedAt === null)
    return t`This time isn’t agreed yet. You’ll find the request on the job page.`;
  if (state === 'EARLY') {
    const opens = whenText(opensAt, zone, now);
    return t`The room opens ${opens} (your time), 10 minutes before the start. Test everything now and come back then. This page opens it automatically.`;
  }
  const closes = timeText(closesAt, zone);
  const open = t`The call starts when both of you are in. The room stays open until ${closes} (your time).`;
  // Without a payment there is nothing to refund.
  const absence = payBy === null ? absenceText(appointment, state, reader) : null;
  return [open, absence].filter(Boolean).join(' ');
}

type UnpaidMeeting = Pick<Meeting, 'payBy' | 'closesAt'>;

/** What happens to the consultation of an unpaid job; null where it will be over by the deadline. */
export function paymentNoticeText(
  { payBy, closesAt }: UnpaidMeeting,
  { side, name, zone, now }: Reader,
): string | null {
  if (payBy === null || payBy <= now || payBy > closesAt) return null;
  const time = whenText(payBy, zone, now);
  return side === 'client'
    ? t`The job isn’t paid yet. Pay by ${time} (your time), or the job and this consultation are canceled.`
    : t`${name} hasn’t paid yet. Without a payment by ${time} (your time), the job and this consultation are canceled.`;
}

/** The same in a call, where there is little space. */
export function callPaymentNoticeText(unpaid: UnpaidMeeting, reader: Reader): string | null {
  if (unpaid.payBy === null || paymentNoticeText(unpaid, reader) === null) return null;
  const { name } = reader;
  const time = timeText(unpaid.payBy, reader.zone);
  return reader.side === 'client'
    ? t`Not paid: this consultation ends at ${time} unless you pay.`
    : t`Not paid: this consultation ends at ${time} unless ${name} pays.`;
}

function absenceText(
  { isFirst, startsAt }: MeetingFacts['appointment'],
  state: Meeting['state'],
  { side, name, zone, now }: Reader,
): string | null {
  const decidedAt = new Date(Date.parse(startsAt) + ATTENDANCE_AFTER_MINUTES * 60_000).toISOString();
  if (state !== 'OPEN' || side !== 'client' || !isFirst || now >= decidedAt) return null;
  const time = timeText(decidedAt, zone);
  return t`If ${name} hasn’t joined by ${time}, you can get your money back or pick a new time on the job page.`;
}
