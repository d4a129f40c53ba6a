import { Trans } from '@lingui/react/macro';
import type { Side } from '@parley/contract/sides.ts';
import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { SeriesJob } from './SeriesFields.tsx';

const SeriesDialog = lazy(() => import('./SeriesDialog.tsx'));

interface Props {
  job: SeriesJob;
  side: Side;
  zone: string;
  /** Why no other series can be asked for now. */
  whyNot: string | null;
}

/** Suggests consultations in a rhythm, while the work is under way. */
export function SeriesButton({ whyNot, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        kind="quiet"
        small
        icon={<CalendarRange aria-hidden className="size-4" />}
        disabledBecause={whyNot}
        onClick={() => setOpen(true)}
      >
        <Trans>Schedule a series</Trans>
      </Button>
      <Suspense>{isOpen && <SeriesDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
