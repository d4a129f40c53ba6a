import { Trans, useLingui } from '@lingui/react/macro';
import type { Evidence } from '@parley/contract/jobs/evidence.ts';
import { whyNot } from '@parley/contract/jobs/rules.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { jobStateOf } from '../../../jobs/actions/actions.ts';
import { paths } from '../../../paths.ts';
import { useNow } from '../../../platform/now.ts';
import { useViewerZone } from '../../../platform/zone.ts';
import { Section } from '../../../ui/Section.tsx';
import { Decision } from './Decision.tsx';
import { DisputeSide } from './DisputeSide.tsx';
import { evidenceItems, type Recorded } from './evidence-items.ts';
import { EvidenceTimeline } from './EvidenceTimeline.tsx';
import { DECISION } from './place.ts';

interface Props extends Omit<Recorded, 'stays'> {
  evidence: Evidence;
  /** What the professional owes. */
  owedCents: number;
}

/** A dispute as whoever decides it needs it: both sides, what is on record, and the outcomes with their sums. */
export default function DisputePanel({ evidence, owedCents, ...records }: Props) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const { job, resolutions } = records;
  const items = evidenceItems({ ...records, stays: evidence.stays }, zone, now);
  const decides = whyNot(jobStateOf(job), 'release', 'admin', now) === null;
  return (
    <div className="mb-14 grid gap-12">
      <Section title={t`Both sides`}>
        <div className="grid gap-x-12 gap-y-10 pt-4 md:grid-cols-2">
          {SIDES.map((side) => (
            <DisputeSide key={side} job={job} side={side} evidence={evidence[side]} items={items} />
          ))}
        </div>
      </Section>
      <Section title={t`What happened`} end={<ChatLink jobId={job.id} />}>
        <div className="pt-4">
          <EvidenceTimeline job={job} items={items} />
        </div>
      </Section>
      <div id={DECISION} className="scroll-mt-6">
        <Section title={t`Decision`} strong>
          {decides ? (
            <Decision {...{ job, owedCents, resolutions }} />
          ) : (
            <p className="pt-4 text-ink-2">
              <Trans>The client’s bank is disputing the payment. You can decide once the bank has.</Trans>
            </p>
          )}
        </Section>
      </div>
    </div>
  );
}

function ChatLink({ jobId }: { jobId: string }) {
  return (
    <Link to={paths.adminChat(jobId)} className="underline hover:text-ink">
      <Trans>Read the chat, too</Trans>
    </Link>
  );
}
