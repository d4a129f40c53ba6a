import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { canHire } from '../../jobs/money/can-hire.ts';
import { Button, type ButtonKind } from '../../ui/Button.tsx';
import { hireLabel } from '../offer-text.ts';
import type { Hire } from './use-hire.ts';

interface Props {
  job: Job;
  offer: Offer;
  hire: Hire;
  kind?: ButtonKind;
  small?: boolean;
}

/** Hires on the terms of an offer; never disabled, but absent where the client can't hire now (`canHire`). */
export function HireButton({ job, offer, hire, kind = 'strong', small = false }: Props) {
  if (!canHire(job)) return null;
  return (
    <Button
      wide={!small}
      small={small}
      kind={kind}
      pending={hire.pendingId === offer.id}
      onClick={() => void hire.hire(offer.id)}
    >
      {hireLabel(job, offer)}
    </Button>
  );
}
