import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { suggestionText } from '../../../jobs/suggestion-text.ts';
import { useNow } from '../../../platform/now.ts';
import { openResolutions } from '../../../resolutions/open-resolutions.ts';
import { dayTimeText } from '../../../time/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { shortName } from '../../../users/short-name.ts';

// Loaded on demand.
const ResolutionDialog = lazy(() => import('./ResolutionDialog.tsx'));

interface Props {
  job: Job;
  resolutions: readonly Resolution[];
  zone: string;
}

/** What the two suggest to settle their job, as admins see it, and acting on behalf of a side. */
export function AdminResolutions({ job, resolutions, zone }: Props) {
  const now = useNow();
  const [acts, setActs] = useState(false);
  const open = SIDES.flatMap((side) => openResolutions(resolutions, side, now).mine ?? []);
  return (
    <div className="grid gap-3 pt-4 text-sm tabular-nums">
      {open.length === 0 && (
        <p className="text-ink-3">
          <Trans>Nothing is suggested right now.</Trans>
        </p>
      )}
      {open.map((resolution) => {
        const until = dayTimeText(resolution.expiresAt, zone);
        return (
          <div key={resolution.id}>
            <p className="font-semibold text-pretty">
              {suggestionText(resolution, shortName(job[resolution.by].displayName), zone)}
            </p>
            <p className="text-ink-3">
              <Trans>Can be answered until {until}</Trans>
            </p>
          </div>
        );
      })}
      <div>
        <Button kind="quiet" small onClick={() => setActs(true)}>
          <Trans>Settle on someone’s behalf</Trans>
        </Button>
      </div>
      <Suspense>
        {acts && <ResolutionDialog {...{ job, resolutions, zone }} onClose={() => setActs(false)} />}
      </Suspense>
    </div>
  );
}
