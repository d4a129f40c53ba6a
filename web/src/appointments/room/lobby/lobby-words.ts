import type { Appointment, Meeting } from '@parley/contract/appointments/schemas.ts';
import { ATTENDANCE_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { timeText, whenText } from '../../../time/format.ts';

interface Reader {
  side: Side;
  /** The other one's first name. */
  name: string;
  zone: string;
  now: string;
}
type Told = Pick<Meeting, 'state' | 'opensAt' | 'closesAt' | 'payBy'> & {
  appointment: Pick<Appointment, 'agreedAt' | 'isFirst' | 'startsAt'>;
};

/** What to know before one goes in: when the room opens or closes, and what happens if the other does not come. */
export function wayText({ appointment, state, opensAt, closesAt, payBy }: Told, reader: Reader): string {
  const { zone, now } = reader;
  if (appointment.agreedAt === null)
    return 'This time is asked for, and not agreed yet. It is answered on the job’s page.';
  if (state === 'EARLY')
    return `The room opens ${whenText(opensAt, zone, now)} your time, 10 minutes before. You can try everything now and come back then; this page opens it by itself.`;
  const open = `When both of you are in, the call begins. The room stays open until ${timeText(closesAt, zone)} your time.`;
  // Of money that was not paid nothing can be taken back.
  const absence = payBy === null ? absenceText(appointment, state, reader) : null;
  return [open, absence].filter(Boolean).join(' ');
}

type Unpaid = Pick<Meeting, 'payBy' | 'closesAt'>;

/** What becomes of a talk whose job is not paid; null where it will have taken place by then. */
export function unpaidText({ payBy, closesAt }: Unpaid, { side, name, zone, now }: Reader): string | null {
  if (payBy === null || payBy <= now || payBy > closesAt) return null;
  const by = `${whenText(payBy, zone, now)} your time`;
  return side === 'client'
    ? `The job is not paid yet. Unless you pay by ${by}, it is cancelled, and this talk with it.`
    : `${name} has not paid yet. Unless that is done by ${by}, the job is cancelled, and this talk with it.`;
}

/** The same in a call, where there is little room. */
export function unpaidCallText(unpaid: Unpaid, reader: Reader): string | null {
  if (unpaid.payBy === null || unpaidText(unpaid, reader) === null) return null;
  const who = reader.side === 'client' ? 'you pay' : `${reader.name} pays`;
  return `Not paid: this talk ends at ${timeText(unpaid.payBy, reader.zone)} unless ${who}.`;
}

function absenceText(
  { isFirst, startsAt }: Told['appointment'],
  state: Meeting['state'],
  { side, name, zone, now }: Reader,
): string | null {
  const decidedAt = new Date(Date.parse(startsAt) + ATTENDANCE_AFTER_MINUTES * 60_000).toISOString();
  if (state !== 'OPEN' || side !== 'client' || !isFirst || now >= decidedAt) return null;
  return `If ${name} has not come by ${timeText(decidedAt, zone)}, you can take your money back or pick a new time on the job’s page.`;
}
