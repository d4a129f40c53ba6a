import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { emailChanged } from './email-changed.ts';
import { CodeInput } from '../CodeInput.tsx';
import { wrongCode } from '../wrong-code.ts';

interface Props {
  /** Where the code was sent; empty when someone returns with a code. */
  newEmail: string;
  onChanged: (email: string) => void;
  onRestart: () => void;
}

/** Confirms the new address with the code sent to it. */
export function EmailCodeForm({ newEmail, onChanged, onRestart }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).AddressCode.options[0],
    send: (body) => call('POST /api/users/email/confirm', { body }),
    refused: (code) => {
      if (code !== 'invalid_code') return false;
      form.set('code', '');
      form.fail('code', wrongCode());
      return true;
    },
    done: async ({ email }) => {
      emailChanged(email);
      onChanged(email);
      await revalidate();
    },
  });
  return (
    <form {...form.props} className="grid max-w-110 gap-5">
      <p className="text-pretty text-ink-2">
        {newEmail === '' ? (
          t`Enter the six-digit code we emailed to your new address.`
        ) : (
          <>
            <Trans>
              We emailed a six-digit code to <b className="wrap-anywhere">{newEmail}</b>. It works for 10
              minutes. If the newest email has no code, open its link.
            </Trans>
          </>
        )}
      </p>
      <CodeInput {...form.field('code')} />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          <Trans>Use new email</Trans>
        </Button>
        <Button kind="plain" onClick={onRestart}>
          {newEmail === '' ? t`I don’t have a code` : t`Send another code`}
        </Button>
      </div>
    </form>
  );
}
