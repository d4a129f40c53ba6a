import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNow } from '../platform/now.ts';
import { isUpcoming } from './actions/upcoming.ts';
import { UpcomingConsultation } from './UpcomingConsultation.tsx';
import { PastConsultation } from './PastConsultation.tsx';
import { ScheduleAnother } from './ScheduleAnother.tsx';

interface Props {
  job: {
    id: string;
    /** What was paid for the work, or would be; null while there is no offer. */
    amountCents: number | null;
    client: Appointment['client'];
    professional: Appointment['professional'];
    appointments: readonly Appointment[];
  };
  side: Side;
  zone: string;
  /** Why another consultation can’t be scheduled now; left out where none is offered. */
  whyNotPlan?: RefusalCode | null;
  /** Where there is room for both clocks side by side. */
  isWide?: boolean;
}

/** The consultations of a job: upcoming and suggested ones, past ones, and a form to schedule another. */
export function JobConsultations({ job, side, zone, whyNotPlan: whyNot, isWide = false }: Props) {
  const now = useNow();
  const { t } = useLingui();
  useScrollToLinked();
  const { appointments, amountCents } = job;
  const coming = appointments.filter((each) => isUpcoming(each, now));
  const past = appointments.filter((each) => !isUpcoming(each, now));
  const shared = { side, zone, amountCents };
  return (
    <div className="grid gap-5">
      {coming.length === 0 && (
        <p className="text-ink-3">
          <Trans>No upcoming consultations.</Trans>
        </p>
      )}
      {coming.length > 0 && (
        <ul className="grid gap-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-5">
          {coming.map((each) => (
            <UpcomingConsultation key={each.id} appointment={each} isWide={isWide} {...shared} />
          ))}
        </ul>
      )}
      {whyNot !== undefined && whyNot !== 'invalid_transition' && (
        <ScheduleAnother jobId={job.id} pair={job} side={side} zone={zone} whyNot={whyNot} />
      )}
      {past.length > 0 && (
        <ul aria-label={t`Past consultations`} className="grid gap-4 border-t border-line pt-4">
          {past.map((each) => (
            <PastConsultation key={each.id} appointment={each} {...shared} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Scrolls to the consultation in the URL's hash. */
function useScrollToLinked(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith('#consultation-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
