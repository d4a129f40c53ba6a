import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { isActiveJob, isCutOff, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNow } from '../platform/now.ts';
import { isUpcoming } from './actions/upcoming.ts';
import { UpcomingConsultation } from './UpcomingConsultation.tsx';
import { PastConsultation } from './PastConsultation.tsx';
import { ScheduleAnother } from './ScheduleAnother.tsx';
import { AskedSeries } from './series/AskedSeries.tsx';
import { BookedSeries } from './series/BookedSeries.tsx';
import { groupsOf, isOpenSeries, whyNotSeries } from './series/groups.ts';
import { SeriesButton } from './series/SeriesButton.tsx';

interface Props {
  job: {
    id: string;
    status: JobStatus;
    serviceId: string | null;
    dueAt: string | null;
    /** What was paid for the work, or would be; null while there is no offer. */
    amountCents: number | null;
    client: Appointment['client'];
    professional: Appointment['professional'];
    appointments: readonly Appointment[];
    isBlocked: boolean;
  };
  side: Side;
  zone: string;
  /** Its series; left out where there is no room for them: then only the next of each is shown. */
  series?: readonly Series[];
  /** Why another consultation can’t be scheduled now; left out where none is offered. */
  whyNotPlan?: RefusalCode | null;
  /** Where there is room for both clocks side by side. */
  isWide?: boolean;
}

/** The consultations of a job: upcoming and suggested ones, past ones, and a form to schedule another. */
export function JobConsultations({ job, side, zone, series, isWide = false, whyNotPlan: whyNot }: Props) {
  const now = useNow();
  const { t } = useLingui();
  useScrollToLinked();
  const { appointments, amountCents } = job;
  const coming = groupsOf(
    appointments.filter((each) => isUpcoming(each, now)),
    series,
  );
  const past = appointments.filter((each) => !isUpcoming(each, now));
  const shared = { side, zone, amountCents, isCutOff: isCutOff(job) };
  const asked = (series ?? []).filter((each) => isOpenSeries(each, now));
  return (
    <div className="grid gap-5">
      {asked.map((each) => (
        <AskedSeries key={each.id} job={job} series={each} side={side} zone={zone} />
      ))}
      {coming.length === 0 && asked.length === 0 && (
        <p className="text-ink-3">
          <Trans>No upcoming consultations.</Trans>
        </p>
      )}
      {coming.length > 0 && (
        <ul className="grid gap-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-5">
          {coming.map(({ first, rest, series: group }) =>
            group ? (
              <BookedSeries
                key={group.id}
                jobId={job.id}
                series={group}
                coming={[first, ...rest]}
                side={side}
                zone={zone}
              >
                {[first, ...rest].map((each) => (
                  <UpcomingConsultation key={each.id} appointment={each} isWide={isWide} {...shared} />
                ))}
              </BookedSeries>
            ) : (
              <UpcomingConsultation key={first.id} appointment={first} isWide={isWide} {...shared} />
            ),
          )}
        </ul>
      )}
      {whyNot !== undefined && whyNot !== 'invalid_transition' && (
        <div className="flex flex-wrap gap-2">
          <ScheduleAnother job={job} side={side} zone={zone} whyNot={whyNot} />
          {series && isActiveJob(job.status) && (
            <SeriesButton job={job} side={side} zone={zone} whyNot={whyNotSeries(job, series, now)} />
          )}
        </div>
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
    if (/^#(consultation|series)-/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
