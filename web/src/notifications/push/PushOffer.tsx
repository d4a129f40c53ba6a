import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { pushPermission } from './push-browser.ts';
import { usePush } from './use-push.ts';

/** At the end of the bell's panel, for those whom the browser hasn't been asked for yet. */
export default function PushOffer() {
  return pushPermission() === 'unasked' ? <Offer /> : null;
}

function Offer() {
  const { status, pending, error, turnOn } = usePush(null);
  if (status !== 'off') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm">
      <p className="text-ink-2">
        <Trans>Get notified even when Parley isn’t open.</Trans>
      </p>
      <Button kind="quiet" small pending={pending} onClick={() => void turnOn()}>
        <Trans>Turn on push notifications</Trans>
      </Button>
      <FormMessage message={error} />
    </div>
  );
}
