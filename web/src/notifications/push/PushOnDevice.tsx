import { Plural, Trans } from '@lingui/react/macro';
import type { PushState } from '@parley/contract/notifications/schemas.ts';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { type PushStatus, usePush } from './use-push.ts';

/** Push notifications in this browser: on, off, or why they can't be. Nothing where we send none. */
export function PushOnDevice({ state }: { state: Result<PushState> }) {
  const { status, others, pending, error, turnOn, turnOff } = usePush(state);
  if (status === 'absent' || status === 'loading') return null;
  return (
    <section aria-labelledby="push" className="mb-10 max-w-180 rounded-lg border border-line bg-sheet p-5">
      <h3 id="push">
        <Trans>On this device</Trans>
      </h3>
      <p className="mt-1.5 max-w-[60ch] text-pretty text-ink-2">
        <About status={status} />
      </p>
      {others > 0 && (
        <p className="mt-1.5 text-sm text-ink-3">
          <Plural value={others} one="Also on in # other browser." other="Also on in # other browsers." />
        </p>
      )}
      <div className="mt-4 empty:hidden">
        {status === 'off' && (
          <Button small pending={pending} onClick={() => void turnOn()}>
            <Trans>Turn on push notifications</Trans>
          </Button>
        )}
        {status === 'on' && (
          <Button kind="quiet" small pending={pending} onClick={() => void turnOff()}>
            <Trans>Turn off on this device</Trans>
          </Button>
        )}
      </div>
      <FormMessage message={error} />
    </section>
  );
}

function About({ status }: { status: PushStatus }) {
  if (status === 'unsupported')
    return (
      <Trans>
        This browser doesn’t support push notifications. On an iPhone or iPad, add Parley to your Home Screen
        and open it from there.
      </Trans>
    );
  if (status === 'blocked')
    return (
      <Trans>
        Your browser is blocking notifications from Parley. Open the site settings next to the address, allow
        notifications, then reload this page.
      </Trans>
    );
  if (status === 'on')
    return (
      <Trans>
        Push notifications are on in this browser until you log out. They show the same text as our emails.
      </Trans>
    );
  return <Trans>Get notified in this browser, even when Parley isn’t open.</Trans>;
}
