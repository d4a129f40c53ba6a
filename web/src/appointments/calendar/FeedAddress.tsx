import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

interface Props {
  url: string;
  onRenewed: (result: Result<{ url: string }>) => void;
}

/** The secret address of one's feed: to copy, and to change once somebody else knows it. */
export function FeedAddress({ url, onRenewed }: Props) {
  const [said, setSaid] = useState('');
  const [isAsked, setAsked] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Copied.');
    } catch {
      // Not every page may write there; the address can be selected as well.
      setSaid('Your browser did not let us copy it. Select the address and copy it yourself.');
    }
  }
  return (
    <section aria-labelledby="address" className="grid gap-4">
      <h3 id="address" className="border-b border-line pb-3 text-xl">
        Your address
      </h3>
      <p className="text-pretty text-ink-2">
        Whoever knows it reads when and with whom you talk. Keep it to yourself and to your calendar.
      </p>
      <input
        aria-label="Address of your calendar"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="h-10.5 w-full min-w-0 rounded-md border border-line-strong bg-well px-3 font-mono text-sm text-ink-2"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => void copy()}>
          Copy the address
        </Button>
        <Button kind="quiet" onClick={() => setAsked(true)}>
          Make a new address
        </Button>
      </div>
      <output className="text-sm text-ink-3 empty:hidden">{said}</output>
      {isAsked && (
        <Renewal
          onClose={() => setAsked(false)}
          onRenewed={(result) => {
            setAsked(false);
            setSaid('This is your new address. The one before no longer works.');
            onRenewed(result);
          }}
        />
      )}
    </section>
  );
}

function Renewal({ onClose, onRenewed }: Pick<Props, 'onRenewed'> & { onClose: () => void }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function renew() {
    setPending(true);
    const result = await call('POST /api/calendar', { body: {} });
    setPending(false);
    if (result.ok) onRenewed(result);
    else setFault(result.message);
  }
  return (
    <Dialog open onClose={onClose} title="Make a new address">
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          The address you have now ends at once. Calendars that read it have to be given the new one.
        </p>
        <FormMessage message={fault} />
        <div className="flex flex-wrap gap-2.5">
          <Button kind="danger" pending={pending} onClick={() => void renew()}>
            Make a new one
          </Button>
          <Button kind="plain" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
