import type { Role } from '@parley/contract/access.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { PasswordInput } from '../../auth/password/PasswordInput.tsx';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { closingWords } from './closing.ts';

interface Props {
  role: Role;
  onClosed: () => Promise<void>;
  onCancel: () => void;
}

/** What closing does, and the password that does it. */
export function CloseAccountForm({ role, onClosed, onCancel }: Props) {
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
      if (code === 'wrong_password') form.fail('password', 'This is not your current password.');
      return code === 'wrong_password' || code === 'jobs_running';
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <ul className="grid list-disc gap-2 pl-5 text-pretty text-ink-2">
        {closingWords(role).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <PasswordInput label="Your password" autoComplete="current-password" {...form.field('password')} />
      <FormMessage message={form.message} />
      <div role="alert" className="empty:hidden">
        {isWorking && <StillWorking role={role} />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="danger" pending={form.pending}>
          Close it for good
        </Button>
        <Button kind="plain" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

/** Why it cannot be closed yet, and where that is seen to. */
function StillWorking({ role }: { role: Role }) {
  return (
    <p className="rounded-md bg-bad-soft px-4 py-3 text-bad">
      <b className="font-semibold">Your account cannot be closed yet.</b> Paid work is in progress
      {role === 'PROFESSIONAL' && ', or money is still on its way to you'}. See each job through, or have it
      cancelled, then come back.{' '}
      <Link to={paths.dashboard()} className="font-semibold whitespace-nowrap underline underline-offset-3">
        Jobs in progress
      </Link>
    </p>
  );
}
