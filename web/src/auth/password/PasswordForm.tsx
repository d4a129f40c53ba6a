import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useUser } from '../../platform/session/session.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/** A new password by the current one. */
export function PasswordForm() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const user = useUser();
  const [notice, setNotice] = useState<string | null>(null);
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).ChangePassword.options[1],
    send: (body) => {
      setNotice(null);
      return call('POST /api/auth/changePassword', { body });
    },
    done: () => {
      form.reset();
      setNotice(t`Your password has been changed. You’ve been signed out everywhere else.`);
      return revalidate();
    },
    refused: (code) => {
      if (code !== 'wrong_password') return false;
      form.fail('currentPassword', t`That isn’t your current password.`);
      return true;
    },
  });
  return (
    <form {...form.props} className="grid max-w-110 gap-6">
      <h3 className="border-b border-line pb-3 text-xl">
        <Trans>Change your password</Trans>
      </h3>
      <PasswordInput
        label={t`Current password`}
        autoComplete="current-password"
        beside={
          <Link to={paths.forgotPassword()} className="text-sm text-ink-3 underline hover:text-ink">
            <Trans>Forgot password?</Trans>
          </Link>
        }
        {...form.field('currentPassword')}
      />
      <PasswordInput
        label={t`New password`}
        autoComplete="new-password"
        chooser={user ?? undefined}
        {...form.field('newPassword')}
      />
      <FormMessage message={form.message} />
      <FormMessage message={notice} tone="good" />
      <div>
        <Button type="submit" pending={form.pending}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}
