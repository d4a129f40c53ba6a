import { t } from '@lingui/core/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { pastTimeText } from '../time/long-dates.ts';
import { ConsultationActions } from './actions/ConsultationActions.tsx';
import { ConsultationMoney } from './money/ConsultationMoney.tsx';
import { ConsultationTimeline } from './ConsultationTimeline.tsx';
import { appointmentStatus, attendanceStatus, hadAgreedTime } from './status.ts';
import { PastNotes } from './notes/PastNotes.tsx';
import { NextSteps } from './NextSteps.tsx';

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  /** What was paid for the work, or would be; null while there is no offer. */
  amountCents: number | null;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff: boolean;
}

/** A past or canceled consultation: how it went, and what may still be done about it. */
export function PastConsultation({ appointment, side, zone, amountCents, isCutOff }: Props) {
  const { id, jobId, startsAt, agreedAt } = appointment;
  const time = pastTimeText(startsAt, zone, useNow());
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
        {' · '}
        {pastText(appointment, side)}
      </p>
      <ConsultationMoney appointment={appointment} side={side} zone={zone} />
      <NextSteps appointment={appointment} side={side} zone={zone} />
      <ConsultationActions
        appointment={appointment}
        side={side}
        zone={zone}
        amountCents={amountCents}
        isCutOff={isCutOff}
      />
      <PastNotes appointment={appointment} zone={zone} />
      <ConsultationTimeline appointment={appointment} side={side} zone={zone} />
    </li>
  );
}

function pastText(appointment: Appointment, side: Side): string {
  const { status, meeting } = appointment;
  const decided = attendanceStatus(appointment, side)?.label;
  if (decided) return decided;
  if (meeting.startedAt !== null) return t`Took place`;
  return hadAgreedTime(appointment) ? t`Not started` : appointmentStatus(status, side).label;
}
