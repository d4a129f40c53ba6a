import { ExternalLink } from 'lucide-react';
import { PasswordAgain, usePasswordAgain } from '../auth/password/PasswordAgain.tsx';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

/** Leads to the processor's page. Who logged in a while ago says the password again. */
export function ChangeBankForm() {
  const again = usePasswordAgain();
  const form = useForm({
    initial: {},
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).OwnPassword.partial(),
    read: () => again.given,
    send: (body) => call('POST /api/payment/professional/externalAccount', { body }),
    done: ({ url }) => location.assign(url),
    refused: again.refused,
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      <PasswordAgain {...again.field} why="You signed in a while ago, and this is where your money goes." />
      <FormMessage message={form.message} />
      <Button
        type="submit"
        kind="quiet"
        pending={form.pending}
        icon={<ExternalLink aria-hidden className="size-4" />}
      >
        Change my bank account
      </Button>
      <p className="text-sm text-pretty text-ink-3">
        On the payment processor’s own page. The account’s number never reaches Parley.
      </p>
    </form>
  );
}
