import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { hasUnsavedChanges } from '../../platform/form/unsaved-changes.ts';
import { held, useLayer } from '../overlay/layers.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { LeaveBlocker } from '../overlay/LeaveBlocker.tsx';

/** Asks before a page with unsaved changes is left or its tab is closed, except after logging out. */
export function LeaveGuard() {
  const { t } = useLingui();
  const leaving = useStore(held, () => null);
  // The changes say whether anything is asked.
  const isLowest = useLayer(true, null);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const stay = () => leaving?.reset();
  return (
    <>
      {isLowest && <LeaveBlocker />}
      <Dialog open={leaving !== null} onClose={stay} title={t`Leave without saving?`}>
        <p className="mb-6 text-ink-2">
          <Trans>Your changes here aren’t saved and will be lost.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay}>
            <Trans>Stay here</Trans>
          </Button>
          <Button kind="danger" onClick={() => leaving?.proceed()}>
            <Trans>Leave without saving</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
