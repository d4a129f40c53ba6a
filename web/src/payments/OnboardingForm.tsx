import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Select } from '../ui/form/Select.tsx';
import { countries, countryIn } from '../users/countries.ts';
import { hasStarted } from './account.ts';
import { useOnboarding } from './use-onboarding.ts';

interface Props {
  account: PayoutAccount;
  /** The country of the profile, by its code. */
  country: string | null;
}

/** Opens the processor's page. Asks first for the bank account's country, which can't be changed later. */
export function OnboardingForm({ account, country }: Props) {
  const { t } = useLingui();
  const { pending, error, leave } = useOnboarding();
  const [chosen, setChosen] = useState(country ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const asksCountry = !hasStarted(account);
  const isMissing = asksCountry && chosen === '';

  function go() {
    setIsAsked(true);
    if (!isMissing) void leave(asksCountry ? countryIn(chosen) : null);
  }

  return (
    <div className="grid max-w-110 justify-items-start gap-5">
      {asksCountry && (
        <div className="w-full">
          <Select
            label={t`Country of your bank account`}
            name="country"
            help={t`This can’t be changed later. Choose where the account is, not where you are.`}
            placeholder={t`Choose a country`}
            options={countries()}
            value={chosen}
            onChange={setChosen}
            error={isAsked && isMissing ? t`Choose the country of your bank account.` : undefined}
          />
        </div>
      )}
      <FormMessage message={error} />
      <Button wide pending={pending} icon={<ExternalLink aria-hidden className="size-4" />} onClick={go}>
        {buttonText(account)}
      </Button>
    </div>
  );
}

function buttonText(account: PayoutAccount): string {
  return hasStarted(account) ? t`Continue with the payment processor` : t`Continue to the payment processor`;
}
