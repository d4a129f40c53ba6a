import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { session } from '../../platform/session/session.ts';
import { hasUnsavedChanges } from '../../platform/form/unsaved-changes.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

/** Asks before a page with unsaved changes is left or its tab is closed, except after logging out. */
export function LeaveGuard() {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session().isAuth && hasUnsavedChanges() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={t`Leave without saving?`}>
      <p className="mb-6 text-ink-2">
        <Trans>Your changes here aren’t saved and will be lost.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={stay}>
          <Trans>Stay here</Trans>
        </Button>
        <Button kind="danger" onClick={() => blocker.proceed?.()}>
          <Trans>Leave without saving</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function placeOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
