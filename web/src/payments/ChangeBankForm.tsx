import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { ReauthField, useReauth } from '../auth/password/ReauthField.tsx';
import { useRedirecting } from '../jobs/money/use-redirecting.ts';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

/** Opens the processor's page. Requires the password if the sign-in was a while ago. */
export function ChangeBankForm() {
  const { t } = useLingui();
  const again = useReauth();
  const { isLeaving, redirect } = useRedirecting();
  const form = useForm({
    initial: {},
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).OwnPassword.partial(),
    read: () => again.given,
    send: (body) => redirect(() => call('POST /api/payment/professional/externalAccount', { body })),
    refused: again.refused,
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      <ReauthField
        {...again.field}
        why={t`You signed in a while ago, and this changes where your money goes.`}
      />
      <FormMessage message={form.message} />
      <Button
        type="submit"
        kind="quiet"
        pending={form.pending || isLeaving}
        icon={<ExternalLink aria-hidden className="size-4" />}
      >
        <Trans>Change bank account</Trans>
      </Button>
      <p className="text-sm text-pretty text-ink-3">
        <Trans>Opens the payment processor’s page. Parley never sees your account number.</Trans>
      </p>
    </form>
  );
}
