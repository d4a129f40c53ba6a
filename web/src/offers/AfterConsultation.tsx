import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { ActionDialog } from '../jobs/actions/ActionDialog.tsx';
import type { JobPageAction } from '../jobs/actions/actions.ts';
import { OfferSection } from './OfferSection.tsx';
import { TalkingAside } from './TalkingAside.tsx';
import { useOfferActions } from './use-offer-actions.ts';

interface Props {
  job: Job;
  /** All versions, the latest first. */
  offers: readonly Offer[];
  side: Side;
  zone: string;
  reload: () => Promise<void>;
}

/** Once a consultation is over and nobody is hired yet: the offer, and what comes next. */
export function AfterConsultation({ job, offers, side, zone, reload }: Props) {
  const [action, setAction] = useState<JobPageAction | null>(null);
  const acts = useOfferActions(job.id, reload);
  const close = () => {
    setAction(null);
    void reload();
  };
  return (
    <div className="grid min-w-0 gap-7">
      <OfferSection {...{ job, offers, side, zone, acts }} />
      <TalkingAside {...{ job, side, zone, acts }} onAction={setAction} />
      <ActionDialog action={action} job={job} side={side} onClose={close} />
    </div>
  );
}
