import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../private-file.ts';
import { Button } from '../../ui/Button.tsx';

/** Without it Excel takes a table for the old alphabet of Windows, and “Rincón” reads “RincÃ³n”. */
const BYTE_ORDER_MARK = '\uFEFF';
const headOf = (name: string) => (name.endsWith('.csv') ? BYTE_ORDER_MARK : '');

/** Downloads a document of ours that only its reader may have. */
export function DownloadButton({ url, name, children }: { url: string; name: string; children: ReactNode }) {
  const [state, setState] = useState<'idle' | 'coming' | 'missing'>('idle');
  async function save() {
    setState('coming');
    setState((await saveFile({ url, name }, headOf(name))) ? 'idle' : 'missing');
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="quiet"
        small
        icon={<Download aria-hidden className="size-4" />}
        pending={state === 'coming'}
        onClick={() => void save()}
      >
        {children}
      </Button>
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {state === 'missing' && <Trans>The download failed. Try again.</Trans>}
      </p>
    </div>
  );
}
