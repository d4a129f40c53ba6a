import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { bothTimes, dayTimeText } from '../time/format.ts';
import { Countdown } from '../time/Countdown.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { otherOf, shortName, type Side } from '../users/sides.ts';
import { isBooked, isComing, isRoomOpen } from './booked.ts';
import { appointmentStatus, attendanceStatus } from './status.ts';

interface Props {
  appointments: readonly Appointment[];
  side: Side;
  zone: string;
}

/** The talks of a job: the next one with its way in, and those that were. */
export function JobConsultations({ appointments, side, zone }: Props) {
  const now = useNow();
  const coming = appointments.filter((each) => isComing(each, now));
  const past = appointments.filter((each) => !isComing(each, now));
  return (
    <div className="grid gap-4">
      {coming.length === 0 && <p className="text-ink-3">No talk is to come in this job.</p>}
      {coming.map((appointment) => (
        <Coming key={appointment.id} appointment={appointment} side={side} zone={zone} now={now} />
      ))}
      {past.map((appointment) => (
        <Past key={appointment.id} appointment={appointment} side={side} zone={zone} />
      ))}
    </div>
  );
}

interface OneProps {
  appointment: Appointment;
  side: Side;
  zone: string;
}

function Coming({ appointment, side, zone, now }: OneProps & { now: string }) {
  const other = otherOf(appointment, side);
  const { id, jobId, startsAt } = appointment;
  const isOpen = isRoomOpen(appointment, now);
  const isThere = appointment.checkedIn[side];
  const { mine, theirs } = bothTimes(startsAt, zone, other.timeZone, shortName(other.displayName));
  return (
    <div className="grid gap-3">
      <p className="tabular-nums">
        <b className="block font-display text-xl font-semibold tracking-tight">
          {mine.day}, {mine.time}
        </b>
        {theirs && (
          <span className="block text-sm text-ink-3">
            your time · {theirs.time} for {shortName(other.displayName)}
          </span>
        )}
        <span className="block text-sm font-semibold text-time-ink">
          <Countdown to={startsAt} />
        </span>
      </p>
      <div>
        <LinkButton kind={isOpen ? 'time' : 'quiet'} small={!isOpen} to={paths.consultation(jobId, id)}>
          {isOpen ? (isThere ? 'Join' : 'Check in') : 'Open the consultation'}
        </LinkButton>
      </div>
    </div>
  );
}

function Past({ appointment, side, zone }: OneProps) {
  const { id, jobId, startsAt } = appointment;
  return (
    <p className="text-sm text-ink-3 tabular-nums">
      <Link to={paths.consultation(jobId, id)} className="underline hover:text-ink">
        {dayTimeText(startsAt, zone)}
      </Link>
      {', '}
      {pastText(appointment, side)}
    </p>
  );
}

function pastText({ attendance, status, meeting }: Appointment, side: Side): string {
  const decided = attendanceStatus(attendance)?.label;
  if (decided) return decided.toLowerCase();
  if (meeting.startedAt !== null) return 'took place';
  return isBooked(status) ? 'not started' : appointmentStatus(status, side).label.toLowerCase();
}
