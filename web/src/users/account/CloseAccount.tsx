import type { Role } from '@parley/contract/access.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { GONE } from '../../auth/gone.ts';
import { paths } from '../../paths.ts';
import { loggedOut } from '../../platform/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CloseAccountForm } from './CloseAccountForm.tsx';

/** The way out, for good. */
export function CloseAccount({ role }: { role: Role }) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);

  /** What is still open would ask for this person in vain: the goodbye is said where that leads. */
  async function goodbye() {
    loggedOut();
    await navigate(paths.login(), { replace: true, state: GONE });
  }
  return (
    <section aria-labelledby="closing" className="max-w-140">
      <h3 id="closing" className="border-b border-line pb-3 text-xl">
        Close your account
      </h3>
      <div className="grid justify-items-start gap-4 pt-4">
        <p className="text-pretty text-ink-2">
          For good: it cannot be undone. It is possible once no paid work is in progress and no money is on
          its way to you.
        </p>
        <Button kind="danger" onClick={() => setIsOpen(true)}>
          Close my account
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Close your account?">
        <CloseAccountForm role={role} onClosed={goodbye} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </section>
  );
}
