import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { JobConsultations } from '../appointments/JobConsultations.tsx';
import { PaymentTimeline } from '../jobs/money/PaymentTimeline.tsx';
import { jobSummary } from '../jobs/job-summary.ts';
import { jobStatus } from '../jobs/status.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { Tag } from '../ui/Tag.tsx';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  /** The job's offers. */
  offer: ReactNode;
}

/** Beside the chat on wide screens: the job, its consultations, its offers and its payment. */
export function ChatSidebar({ job, side, zone, offer }: Props) {
  const { t } = useLingui();
  const status = jobStatus(job, side);
  return (
    <aside
      aria-label={t`About this job`}
      className="hidden w-80 shrink-0 content-start gap-9 overflow-y-auto mask-b-from-[calc(100%-40px)] pb-10 lg:grid"
    >
      <Section title={t`Job`} small end={<Tag tone={status.tone}>{status.label}</Tag>}>
        <p className="py-4 text-pretty wrap-anywhere text-ink-2 tabular-nums">
          {jobSummary(job, side, zone, useNow())}
        </p>
        <LinkButton kind="quiet" small to={paths.job(job.id)}>
          <Trans>Open the job</Trans>
        </LinkButton>
      </Section>
      <Section title={t`Consultation`} small>
        <div className="pt-4">
          <JobConsultations job={job} side={side} zone={zone} />
        </div>
      </Section>
      <Section title={t`Offer`} small>
        <div className="pt-4">{offer}</div>
      </Section>
      {job.amountCents !== null && (
        <Section title={t`Payment`} small>
          <div className="pt-4">
            <PaymentTimeline job={job} side={side} zone={zone} layout="rail" />
          </div>
        </Section>
      )}
    </aside>
  );
}
