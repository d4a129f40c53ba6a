import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { session } from '../../platform/session/session.ts';
import { hasUnsaved } from '../../platform/form/unsaved.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

/** Asks before a page with unsaved changes is left, also by closing the tab. Whoever has logged out has left it. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session().isAuth && hasUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <p className="mb-6 text-ink-2">What you changed here is not saved yet and would be gone.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={stay}>Stay here</Button>
        <Button kind="danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}

function placeOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
