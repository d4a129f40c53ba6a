import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { useInstallOffer } from './install-offer.ts';

/** How to install Parley as an app: by a press where the browser offers it, else where to find it. */
export function InstallApp() {
  const install = useInstallOffer();
  const isApp = matchMedia('(display-mode: standalone)').matches;
  return (
    <section aria-labelledby="install">
      <h3 id="install">
        <Trans>Parley as an app</Trans>
      </h3>
      <p className="mt-1.5 mb-4 max-w-[60ch] text-pretty text-ink-3">
        {isApp ? (
          <Trans>You’re using the app.</Trans>
        ) : install ? (
          <Trans>It opens in a window of its own, with an icon among your apps.</Trans>
        ) : (
          <Trans>
            Your browser’s menu may offer to install Parley, or to add it to your Home Screen. It then opens
            in a window of its own.
          </Trans>
        )}
      </p>
      {install && (
        <Button kind="quiet" small onClick={install}>
          <Trans>Install Parley</Trans>
        </Button>
      )}
    </section>
  );
}
