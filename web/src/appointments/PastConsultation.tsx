import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { dayTimeText } from '../time/format.ts';
import { otherOf, shortName, type Side } from '../users/sides.ts';
import { ConsultationActs } from './ConsultationActs.tsx';
import { ConsultationTimeline } from './ConsultationTimeline.tsx';
import { appointmentStatus, attendanceStatus, stood } from './status.ts';

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  amountCents: number;
}

/** A consultation that is over or off: how it went, and what may still be done about it. */
export function PastConsultation({ appointment, side, zone, amountCents }: Props) {
  const { id, jobId, startsAt, agreedAt } = appointment;
  const time = dayTimeText(startsAt, zone);
  return (
    <li id={`consultation-${id}`} className="grid scroll-mt-24 gap-2">
      <p className="text-sm text-ink-3 tabular-nums">
        {agreedAt === null ? (
          time
        ) : (
          <Link to={paths.consultation(jobId, id)} className="underline hover:text-ink">
            {time}
          </Link>
        )}
        {', '}
        {pastText(appointment, side)}
      </p>
      <Choices appointment={appointment} side={side} zone={zone} />
      <ConsultationActs appointment={appointment} side={side} zone={zone} amountCents={amountCents} />
      <ConsultationTimeline appointment={appointment} side={side} zone={zone} />
    </li>
  );
}

function pastText(appointment: Appointment, side: Side): string {
  const { attendance, status, meeting } = appointment;
  const decided = attendanceStatus(attendance)?.label;
  if (decided) return decided.toLowerCase();
  if (meeting.startedAt !== null) return 'took place';
  return stood(appointment) ? 'not started' : appointmentStatus(status, side).label.toLowerCase();
}

/** What follows, with its dates. */
function Choices({ appointment, side, zone }: Omit<Props, 'amountCents'>) {
  const now = useNow();
  const sentences = sentencesOf(appointment, side, (at) => dayTimeText(at, zone), now);
  if (sentences.length === 0) return null;
  return <p className="text-sm text-pretty text-ink-2 tabular-nums">{sentences.join(' ')}</p>;
}

function sentencesOf(
  { refundAt, refundUntil, newTimeUntil, objectUntil, attendance, ...pair }: Appointment,
  side: Side,
  say: (at: string) => string,
  now: string,
): string[] {
  const isOpen = (at: string | null): at is string => at !== null && Date.parse(at) > Date.parse(now);
  const name = shortName(otherOf(pair, side).displayName);
  const sentences: string[] = [];
  if (refundAt)
    sentences.push(
      side === 'client'
        ? `All of the money comes back to you on ${say(refundAt)}, unless ${name} objects before.`
        : `All of the money goes back to ${name} on ${say(refundAt)}, unless you object before.`,
    );
  if (side === 'client' && isOpen(refundUntil))
    sentences.push(`You may take all of the money back, or a free new time, until ${say(refundUntil)}.`);
  else if (isOpen(newTimeUntil) && (side === 'client' || attendance === 'NEITHER'))
    sentences.push(`You may offer a free new time until ${say(newTimeUntil)}.`);
  if (isOpen(objectUntil) && !refundAt)
    sentences.push(`If it was otherwise, object until ${say(objectUntil)}.`);
  return sentences;
}
