import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { ActionRow } from '../jobs/actions/ActionRow.tsx';
import { useNow } from '../platform/now.ts';
import { canSettle } from './can-settle.ts';
import type { Settling } from './use-settling.ts';

interface Props {
  job: Job;
  settling: Settling;
}

/** The two things that either side can suggest while the money is held, as rows of a list. */
export function SettleButtons({ job, settling }: Props) {
  const now = useNow();
  if (!canSettle(job, now) || job.hasDisabledSide) return null;
  return (
    <>
      <ActionRow onClick={() => settling.suggest('due_date')}>
        <Trans>Suggest a new date</Trans>
      </ActionRow>
      <ActionRow onClick={() => settling.suggest('money')}>
        <Trans>Suggest a split</Trans>
      </ActionRow>
    </>
  );
}
