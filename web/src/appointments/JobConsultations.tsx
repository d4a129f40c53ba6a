import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNow } from '../platform/now.ts';
import { isComing } from './acts/booked.ts';
import { ComingConsultation } from './ComingConsultation.tsx';
import { PastConsultation } from './PastConsultation.tsx';
import { PlanAnother } from './PlanAnother.tsx';

interface Props {
  job: {
    id: string;
    amountCents: number;
    client: Appointment['client'];
    professional: Appointment['professional'];
    appointments: readonly Appointment[];
  };
  side: Side;
  zone: string;
  /** Whether the work is paid and goes on, so that more of it can be talked about. */
  canPlan: boolean;
}

/** The talks of a job: those to come and asked for, those that were, and the way to another one. */
export function JobConsultations({ job, side, zone, canPlan }: Props) {
  const now = useNow();
  useAskedFor();
  const { appointments, amountCents } = job;
  const coming = appointments.filter((each) => isComing(each, now));
  const past = appointments.filter((each) => !isComing(each, now));
  const shared = { side, zone, amountCents };
  return (
    <div className="grid gap-5">
      {coming.length === 0 && <p className="text-ink-3">No talk is to come in this job.</p>}
      {coming.length > 0 && (
        <ul className="grid gap-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-5">
          {coming.map((each) => (
            <ComingConsultation key={each.id} appointment={each} {...shared} />
          ))}
        </ul>
      )}
      {canPlan && <PlanAnother jobId={job.id} pair={job} side={side} zone={zone} />}
      {past.length > 0 && (
        <ul aria-label="Talks that were" className="grid gap-4 border-t border-line pt-4">
          {past.map((each) => (
            <PastConsultation key={each.id} appointment={each} {...shared} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whoever comes for one of them finds it in sight. */
function useAskedFor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith('#consultation-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
