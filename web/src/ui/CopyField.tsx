import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

interface Props {
  label: string;
  value: string;
  /** What the button says; "Copy" if left out. */
  copy?: ReactNode;
  /** Further buttons beside it. */
  children?: ReactNode;
}

/** A long text to copy, such as a secret link. */
export function CopyField({ label, value, copy, children }: Props) {
  const { t } = useLingui();
  const [status, setStatus] = useState('');
  async function write() {
    try {
      await navigator.clipboard.writeText(value);
      setStatus(t`Copied.`);
    } catch {
      // Not every page may write to the clipboard; the text can still be selected.
      setStatus(t`Your browser blocked copying. Select the text and copy it yourself.`);
    }
  }
  return (
    <div className="grid gap-4">
      <input
        aria-label={label}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
        className="min-h-11 md:min-h-10.5 w-full min-w-0 rounded-md border border-line-strong bg-well px-3 font-mono text-sm text-ink-2"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button small icon={<Copy aria-hidden className="size-4" />} onClick={() => void write()}>
          {copy ?? <Trans>Copy</Trans>}
        </Button>
        {children}
      </div>
      <output className="text-sm text-ink-3 empty:hidden">{status}</output>
    </div>
  );
}
