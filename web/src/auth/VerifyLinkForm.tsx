import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedIn } from '@parley/contract/auth/schemas.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { PasswordInput } from './password/PasswordInput.tsx';

const over = () =>
  t`This link no longer works. If you’ve already confirmed your email, log in. Otherwise enter the code from your newest email, or request another one.`;

interface VerifyLinkFormProps {
  token: string;
  onConfirmed: (found: SignedIn) => void;
  onGiveUp: () => void;
}

/** Confirms by the emailed link. Mail scanners open links too, so only the button confirms. */
export function VerifyLinkForm({ token, onConfirmed, onGiveUp }: VerifyLinkFormProps) {
  const { t } = useLingui();
  const [withPassword, setWithPassword] = useState(false);
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).Confirm.options[1],
    read: ({ password }) => ({ token, ...(withPassword && { password }) }),
    send: (body) => call('POST /api/auth/confirm', { body }),
    done: onConfirmed,
    refused: (code) => {
      if (code === 'invalid_code') form.setMessage(over());
      else if (code === 'wrong_password')
        form.fail('password', t`That isn’t the password you signed up with.`);
      else if (code === 'password_required') {
        setWithPassword(true);
        form.fail('password', t`Enter the password you signed up with.`);
      } else return false;
      return true;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      {withPassword && (
        <PasswordInput
          label={t`Password`}
          autoComplete="current-password"
          help={t`You signed up in another browser, so we also need your password.`}
          {...form.field('password')}
        />
      )}
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        <Trans>Confirm your email</Trans>
      </Button>
      <Button kind="plain" wide onClick={onGiveUp}>
        <Trans>Enter a code instead</Trans>
      </Button>
    </form>
  );
}
