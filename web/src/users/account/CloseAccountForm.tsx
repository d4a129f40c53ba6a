import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { PasswordInput } from '../../auth/password/PasswordInput.tsx';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { closingEffects } from './closing-effects.ts';

interface Props {
  role: Role;
  onClosed: () => Promise<void>;
  onCancel: () => void;
}

/** What closing the account does, and the password field to confirm it. */
export function CloseAccountForm({ role, onClosed, onCancel }: Props) {
  const { t } = useLingui();
  const [isWorking, setIsWorking] = useState(false);
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).OwnPassword,
    send: (body) => {
      setIsWorking(false);
      return call('DELETE /api/users', { body });
    },
    done: onClosed,
    refused: (code) => {
      setIsWorking(code === 'jobs_running');
      if (code === 'wrong_password') form.fail('password', t`That isn’t your current password.`);
      return code === 'wrong_password' || code === 'jobs_running';
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <ul className="grid list-disc gap-2 pl-5 text-pretty text-ink-2">
        {closingEffects(role).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <PasswordInput label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
      <FormMessage message={form.message} />
      <div role="alert" className="empty:hidden">
        {isWorking && <StillWorking />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="danger" pending={form.pending}>
          <Trans>Close permanently</Trans>
        </Button>
        <Button kind="plain" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Why it can't be closed yet, with a link to the jobs. */
function StillWorking() {
  return (
    <p className="rounded-md bg-bad-soft px-4 py-3 text-bad">
      <b className="font-semibold">
        <Trans>Your account can’t be closed yet.</Trans>
      </b>{' '}
      {/* A client may wait for a refund. */}
      <Trans>
        A paid job or consultation is in progress, money is still on its way to you, or a bank is disputing a
        payment. Come back once that’s over.
      </Trans>{' '}
      <Link to={paths.dashboard()} className="font-semibold whitespace-nowrap underline underline-offset-3">
        <Trans>See jobs in progress</Trans>
      </Link>
    </p>
  );
}
