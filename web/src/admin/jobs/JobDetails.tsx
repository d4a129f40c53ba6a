import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { isActiveJob, isEndedJob } from '@parley/contract/jobs/states.ts';
import { money } from '@parley/contract/money.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { SIDES } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { seriesActivity } from '../../appointments/series/series-activity.ts';
import { useLookAgain } from '../../dashboard/use-look-again.ts';
import { JobFiles } from '../../files/JobFiles.tsx';
import { JobTimeline } from '../../jobs/activity/JobTimeline.tsx';
import { paths } from '../../paths.ts';
import { isPaid, paymentStatus, settlementStatus, workPaymentStatus } from '../../jobs/money/status.ts';
import type { Result } from '../../platform/result.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { canSettle } from '../../resolutions/can-settle.ts';
import { dayTimeText } from '../../time/format.ts';
import { pastTimeText } from '../../time/long-dates.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { AuditTrail } from '../audit/AuditTrail.tsx';
import { AdminConsultations } from './AdminConsultations.tsx';
import { AdminOffers } from './offers/AdminOffers.tsx';
import { AdminSeries } from './series/AdminSeries.tsx';
import { AdminResolutions } from './settling/AdminResolutions.tsx';
import { SidePerson } from './SidePerson.tsx';
import { Ledger } from '../payments/Ledger.tsx';

type Job = AdminJob['job'];

interface Props extends AdminJob {
  /** All versions of its terms. */
  offers: readonly Offer[];
  /** Everything that was suggested to settle it. */
  resolutions: readonly Resolution[];
  /** The series of consultations that were asked for. */
  series: readonly Series[];
  files: Result<JobFile[]>;
}

/** Everything about a job: the agreement, its history, the ledger and the people. */
export function JobDetails({ job, ledger, audit, offers, resolutions, series, files, ...dispute }: Props) {
  const { evidence, owedCents } = dispute;
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  useLookAgain();
  return (
    <div className="grid items-start gap-x-12 gap-y-11 md:grid-cols-[minmax(0,1fr)_21.25rem]">
      <div className="grid min-w-0 gap-11">
        <Section title={t`Agreement`} strong end={<Origin job={job} />}>
          <div className="pt-4">
            <Prose text={job.description} />
            <Dates job={job} zone={zone} />
          </div>
        </Section>
        {/* In a dispute, the evidence above says all of it. */}
        {evidence === null && (
          <Section title={t`Activity`}>
            <div className="pt-4">
              <JobTimeline
                {...{ job, zone, offers, resolutions }}
                side={null}
                more={seriesActivity(series, { pair: job, side: null, zone })}
              />
            </div>
          </Section>
        )}
        <Section title={t`Files`}>
          <JobFiles jobId={job.id} files={files} meId={null} />
        </Section>
        <Section title={t`Ledger`}>
          <Ledger transactions={ledger} zone={zone} />
        </Section>
        <Section title={t`Audit log`}>
          <AuditTrail entries={audit} zone={zone} />
        </Section>
      </div>
      <div className="grid min-w-0 gap-11 max-md:order-first">
        {evidence === null && (
          <Section title={t`People`} small>
            {SIDES.map((side) => (
              <div key={side} className="border-t border-line py-3.5">
                <SidePerson job={job} side={side} />
              </div>
            ))}
          </Section>
        )}
        <Section title={t`Money`} small>
          <Money job={job} zone={zone} />
        </Section>
        <Section title={t`Offer`} small>
          <AdminOffers job={job} offers={offers} zone={zone} />
        </Section>
        {canSettle(job, now) && (
          <Section title={t`Suggestions to settle`} small>
            <AdminResolutions job={job} resolutions={resolutions} zone={zone} />
          </Section>
        )}
        {(series.length > 0 || isActiveJob(job.status)) && (
          <Section title={t`Series of consultations`} small>
            <AdminSeries job={job} series={series} zone={zone} />
          </Section>
        )}
        <Section title={t`Consultations`} small>
          <AdminConsultations job={job} owedCents={owedCents} zone={zone} />
        </Section>
      </div>
    </div>
  );
}

function Money({ job, zone }: { job: Job; zone: string }) {
  const { t } = useLingui();
  const now = useNow();
  const { amountCents, feeCents, netCents, moves, next } = job.money;
  const isPayable = isPaid(job) || (job.amountCents !== null && !isEndedJob(job.status));
  return (
    <>
      <DescriptionList
        facts={[
          [t`Payment`, isPayable ? paymentStatus(job.paymentStatus).short : workPaymentStatus(job).label],
          [t`Where the money is`, isPayable && settlementStatus(job.settlement).label],
          [t`Amount`, isPayable && money(amountCents)],
          [t`Fee`, isPayable && money(feeCents)],
          [t`After the fee`, isPayable && money(netCents)],
          [t`Next`, next && `${dayTimeText(next.at, zone)} · ${next.text}`],
        ]}
      />
      {moves.length > 0 && (
        <ul aria-label={t`Payments and transfers`} className="border-t border-line text-sm tabular-nums">
          {moves.map(({ at, text, amountCents: moved }) => (
            <li key={`${at} ${text}`} className="border-b border-line py-2.5 last:border-0">
              <span className="block wrap-anywhere">{text}</span>
              <span className="flex justify-between gap-4 text-ink-3">
                <time dateTime={at}>{pastTimeText(at, zone, now)}</time>
                <span>{money(moved)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Dates({ job, zone }: { job: Job; zone: string }) {
  const { t } = useLingui();
  const now = useNow();
  const on = (at: string | null): ReactNode => at && <time dateTime={at}>{pastTimeText(at, zone, now)}</time>;
  return (
    <div className="mt-5 border-t border-line">
      <DescriptionList
        facts={[
          [t`Agreed to talk`, on(job.createdAt)],
          [t`Offer`, job.offer && offerText(job.offer)],
          [t`Hire by`, on(job.hireBy)],
          [t`Hired`, on(job.hiredAt)],
          [t`Days of work`, job.estimatedDays],
          [t`Due`, on(job.dueAt)],
          [t`Delivered`, on(job.deliveredAt)],
          [t`Accepted automatically`, on(job.releaseAt)],
          [t`Refunded automatically`, on(job.lateRefundAt)],
          [t`Completed`, on(job.completedAt)],
          [t`Canceled`, on(job.cancelledAt)],
          [t`Ended without a hire`, on(job.endedAt)],
        ]}
      />
    </div>
  );
}

function offerText({ version, amountCents }: NonNullable<Job['offer']>): string {
  const amount = money(amountCents);
  return t`${amount}, version ${version}`;
}

function Origin({ job: { postingId, serviceId } }: { job: Job }) {
  const to = postingId === null ? serviceId && paths.service(serviceId) : paths.jobPosting(postingId);
  if (!to) return null;
  return (
    <Link to={to} className="underline hover:text-ink">
      {postingId === null ? <Trans>View service</Trans> : <Trans>View posting</Trans>}
    </Link>
  );
}
