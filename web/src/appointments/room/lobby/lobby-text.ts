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
type MeetingFacts = Pick<Meeting, 'state' | 'opensAt' | 'closesAt'> & {
  appointment: Pick<Appointment, 'agreedAt' | 'payBy' | 'hasEnded' | 'isFirst' | 'startsAt'>;
};

/** What to know before joining: when the room opens or closes, and what happens if the other side does not join. */
export function entryText({ appointment, state, opensAt, closesAt }: MeetingFacts, reader: Reader): string {
  const { zone, now } = reader;
  if (appointment.agreedAt === null)
    return t`This time isn’t agreed yet. You’ll find the request on the job page.`;
  if (appointment.payBy !== null)
    return reader.side === 'client'
      ? t`The room stays closed until you’ve paid. You can test everything now.`
      : t`The room stays closed until ${reader.name} has paid. You can test everything now.`;
  if (state === 'EARLY') {
    const opens = whenText(opensAt, zone, now);
    return t`The room opens ${opens} (your time), 10 minutes before the start. Test everything now and come back then. This page will let you in.`;
  }
  const closes = timeText(closesAt, zone);
  if (appointment.hasEnded[reader.side])
    return t`You’ve ended the call. It’s over once ${reader.name} ends it too, or at ${closes} (your time). You can come back until then.`;
  const open = t`The call starts when both of you are in. The room stays open until ${closes} (your time).`;
  return [open, absenceText(appointment, state, reader)].filter(Boolean).join(' ');
}

function absenceText(
  { isFirst, startsAt }: MeetingFacts['appointment'],
  state: Meeting['state'],
  { side, name, zone, now }: Reader,
): string | null {
  const decidedAt = new Date(Date.parse(startsAt) + ATTENDANCE_AFTER_MINUTES * 60_000).toISOString();
  if (state !== 'OPEN' || now >= decidedAt) return null;
  const time = timeText(decidedAt, zone);
  if (side === 'professional' || !isFirst)
    return t`If ${name} hasn’t joined by ${time}, you can suggest a new time on the job page.`;
  return t`If ${name} hasn’t joined by ${time}, you can pick a new time on the job page. If you’ve already hired, you can get your money back.`;
}
