import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Select } from '../ui/form/Select.tsx';
import { countries, countryIn } from '../users/countries.ts';
import { hasBegun } from './account.ts';
import { useOnboarding } from './use-onboarding.ts';

interface Props {
  account: PayoutAccount;
  /** The country of the profile, by its code. */
  country: string | null;
}

/** The way to the processor's page. Before the first time: where the bank account is, for that stays. */
export function OnboardingForm({ account, country }: Props) {
  const { pending, fault, leave } = useOnboarding();
  const [chosen, setChosen] = useState(country ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const asksCountry = !hasBegun(account);
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
            label="Country of your bank account"
            name="country"
            help="The payment processor never changes it later, so choose where the account is, not where you are."
            placeholder="Choose a country"
            options={countries()}
            value={chosen}
            onChange={setChosen}
            error={isAsked && isMissing ? 'Choose the country of your bank account.' : undefined}
          />
        </div>
      )}
      <FormMessage message={fault} />
      <Button pending={pending} icon={<ExternalLink aria-hidden className="size-4" />} onClick={go}>
        {buttonText(account)}
      </Button>
    </div>
  );
}

function buttonText(account: PayoutAccount): string {
  return hasBegun(account) ? 'Go on with the payment processor' : 'Continue to the payment processor';
}
