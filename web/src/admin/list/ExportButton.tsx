import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../files/private-file.ts';
import { currentNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';

/** All payments as a table for other programs; having taken it is recorded. */
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
        Export all payments as CSV
      </Button>
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {state === 'missing' && 'It did not come. Try again.'}
      </p>
    </div>
  );
}
