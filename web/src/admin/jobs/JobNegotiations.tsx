import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { consultationActs } from '../../appointments/acts/answers.ts';
import { ConsultationTimeline } from '../../appointments/ConsultationTimeline.tsx';
import { appointmentStatus, attendanceStatus } from '../../appointments/status.ts';
import { useNow } from '../../platform/now.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';

// Fetched by whoever acts.
const ConsultationDialog = lazy(() => import('./ConsultationDialog.tsx'));

/** The talks of a job as admins see them: how each stands, how it came so, and the twin of what its two can do. */
export function JobTalks({
  job: { appointments, amountCents },
  zone,
}: Pick<AdminJob, 'job'> & { zone: string }) {
  const now = useNow();
  const [acting, setActing] = useState<Appointment | null>(null);
  if (appointments.length === 0) return <p className="pt-4 text-ink-3">No talk was agreed.</p>;
  return (
    <>
      <ul className="text-sm tabular-nums">
        {appointments.map((talk) => (
          <li key={talk.id} className="grid gap-2 border-t border-line py-3.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{dayTimeText(talk.startsAt, zone)}</b>
              <span className="text-ink-3">{howItStands(talk)}</span>
            </p>
            {talk.proposedStartsAt && <p>Asked for instead: {dayTimeText(talk.proposedStartsAt, zone)}</p>}
            {talk.refundAt && <p>The money goes back on {dayTimeText(talk.refundAt, zone)}.</p>}
            <ConsultationTimeline appointment={talk} side={null} zone={zone} />
            {hasActs(talk, now) && (
              <div>
                <Button kind="quiet" small onClick={() => setActing(talk)}>
                  Act for one of the two
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {acting && (
          <ConsultationDialog
            appointment={acting}
            amountCents={amountCents}
            zone={zone}
            onClose={() => setActing(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const hasActs = (talk: Appointment, now: string) =>
  SIDES.some((side) => consultationActs(talk, side, now).length > 0);

function howItStands(talk: Appointment): string {
  return (attendanceStatus(talk, 'admin') ?? appointmentStatus(talk.status, 'client')).label;
}
