import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ACCOUNT_CLOSED } from '../../auth/account-closed.ts';
import { paths } from '../../paths.ts';
import { refuseLoggedOut } from '../../platform/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CloseAccountForm } from './CloseAccountForm.tsx';

/** Closes the account permanently. */
export function CloseAccount({ role }: { role: Role }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);

  /** Pages that are still open would only get refusals, so the confirmation is shown on the login page. */
  async function goodbye() {
    refuseLoggedOut();
    await navigate(paths.login(), { replace: true, state: ACCOUNT_CLOSED });
  }
  return (
    <section aria-labelledby="closing" className="max-w-140">
      <h3 id="closing" className="border-b border-line pb-3 text-xl">
        <Trans>Close your account</Trans>
      </h3>
      <div className="grid justify-items-start gap-4 pt-4">
        <p className="text-pretty text-ink-2">
          <Trans>
            This can’t be undone. You can close your account once no paid work is in progress, no money is on
            its way to you, and no bank is disputing a payment.
          </Trans>
        </p>
        <Button kind="danger" onClick={() => setIsOpen(true)}>
          <Trans>Close my account</Trans>
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Close your account?`}>
        <CloseAccountForm role={role} onClosed={goodbye} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </section>
  );
}
