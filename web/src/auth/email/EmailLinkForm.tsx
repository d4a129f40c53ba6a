import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { emailChanged } from './email-changed.ts';

interface Props {
  token: string;
  onChanged: (email: string) => void;
  onGiveUp: () => void;
}

/** Confirms the new address by the link sent to it. Mail scanners open links too, so only the button confirms. */
export function EmailLinkForm({ token, onChanged, onGiveUp }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: {},
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).AddressCode.options[1],
    read: () => ({ token }),
    send: (body) => call('POST /api/users/email/confirm', { body }),
    done: async ({ email }) => {
      emailChanged(email);
      onChanged(email);
      await revalidate();
    },
    refused: (code) => {
      if (code !== 'invalid_code') return false;
      form.setMessage(t`This link no longer works. Request another email to your new address.`);
      return true;
    },
  });
  return (
    <form {...form.props} className="grid max-w-110 gap-5">
      <p className="text-pretty text-ink-2">
        <Trans>Confirm the new email this link was sent to.</Trans>
      </p>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          <Trans>Use new email</Trans>
        </Button>
        <Button kind="plain" onClick={onGiveUp}>
          <Trans>Keep current email</Trans>
        </Button>
      </div>
    </form>
  );
}
