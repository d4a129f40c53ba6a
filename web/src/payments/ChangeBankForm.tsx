import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { PasswordInput } from '../auth/PasswordInput.tsx';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/FormMessage.tsx';

const FAULTS: Record<string, string | undefined> = {
  password_required: 'Enter your password to go on.',
  wrong_password: 'This is not your current password.',
};

/** Leads to the processor's page. Who logged in a while ago says the password again. */
export function ChangeBankForm() {
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).OwnPassword.partial(),
    read: ({ password }) => (asksPassword ? { password } : {}),
    send: (body) => call('POST /api/payment/professional/externalAccount', { body }),
    done: ({ url }) => location.assign(url),
    refused: (code) => {
      const fault = FAULTS[code];
      if (fault === undefined) return false;
      setAsksPassword(true);
      form.fail('password', fault);
      return true;
    },
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      {asksPassword && (
        <div className="w-full">
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            help="You logged in a while ago, and this is where your money goes."
            {...form.field('password')}
          />
        </div>
      )}
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
