import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';

/** Prints the receipt of a paid job in place of its page. */
export function PrintReceipt({ job, zone }: { job: Job; zone: string }) {
  return (
    <div className="mt-5">
      <Button
        kind="quiet"
        small
        icon={<Printer aria-hidden className="size-4" />}
        onClick={() => window.print()}
      >
        <Trans>Print receipt</Trans>
      </Button>
      {createPortal(<PaidReceipt job={job} zone={zone} />, document.body)}
    </div>
  );
}
