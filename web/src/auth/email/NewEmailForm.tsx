import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { PasswordInput } from '../password/PasswordInput.tsx';

interface Props {
  newEmail: string;
  onSent: (newEmail: string) => void;
  onCancel: () => void;
}

/** Asks for a code at the new address. */
export function NewEmailForm({ newEmail, onSent, onCancel }: Props) {
  const { t } = useLingui();
  const form = useForm({
    initial: { newEmail, password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).NewAddress,
    send: (body) => call('POST /api/users/email', { body }),
    done: (_nothing, _result, sent) => onSent(sent.newEmail),
    refused: (code) => {
      if (code !== 'wrong_password') return false;
      form.fail('password', t`That isn’t your current password.`);
      return true;
    },
  });
  return (
    <form {...form.props} className="grid max-w-110 gap-5">
      <TextInput
        label={t`New email`}
        type="email"
        autoComplete="email"
        help={t`We’ll email a code to it, and a notice to your current email.`}
        {...form.field('newEmail')}
      />
      <PasswordInput
        label={t`Current password`}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          <Trans>Send a code</Trans>
        </Button>
        <Button kind="plain" onClick={onCancel}>
          <Trans>Keep current email</Trans>
        </Button>
      </div>
    </form>
  );
}
