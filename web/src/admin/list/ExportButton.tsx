import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../files/private-file.ts';
import { currentNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';

/** Exports all payments as CSV; each export is recorded in the audit log. */
export function ExportButton() {
  const [state, setState] = useState<'idle' | 'coming' | 'missing'>('idle');
  async function save() {
    setState('coming');
    const name = `parley-payments-${currentNow().slice(0, 10)}.csv`;
    setState((await saveFile({ url: '/api/payment/admin/export.csv', name })) ? 'idle' : 'missing');
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <Button
        kind="quiet"
        small
        icon={<Download aria-hidden className="size-4" />}
        pending={state === 'coming'}
        onClick={() => void save()}
      >
        <Trans>Export all payments as CSV</Trans>
      </Button>
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {state === 'missing' && <Trans>The export failed. Try again.</Trans>}
      </p>
    </div>
  );
}
