import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { usePasswordSet } from './use-password-set.ts';

interface Props {
  token: string;
  next: string | undefined;
  onGiveUp: () => void;
}

/** A new password by the emailed link. */
export function LinkPasswordForm({ token, next, onGiveUp }: Props) {
  const { t } = useLingui();
  const passwordSet = usePasswordSet(next);
  const form = useForm({
    initial: { newPassword: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).ChangePassword.options[2],
    read: (values) => ({ token, ...values }),
    send: (body) => call('POST /api/auth/changePassword', { body }),
    done: passwordSet,
    refused: (code) => {
      if (code !== 'invalid_code') return false;
      form.setMessage(t`This link no longer works. Request a new email.`);
      return true;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <PasswordInput label={t`New password`} autoComplete="new-password" {...form.field('newPassword')} />
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        <Trans>Set password</Trans>
      </Button>
      <Button kind="plain" wide onClick={onGiveUp}>
        <Trans>Request a new email</Trans>
      </Button>
    </form>
  );
}
