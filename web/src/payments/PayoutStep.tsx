import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { BankAccount } from './BankAccount.tsx';
import { OnboardingForm } from './OnboardingForm.tsx';
import { PayoutAccountStatus } from './PayoutAccountStatus.tsx';
import { OnboardingRequirements } from './OnboardingRequirements.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { WithPreview } from '../ui/form/WithPreview.tsx';
import { ProfilePreview } from '../users/profile-form/ProfilePreview.tsx';
import { StepHeader, type Wizard } from '../users/profile-form/WizardStep.tsx';

export function PayoutStep({ account, ...wizard }: Wizard & { account: PayoutAccount }) {
  const { t } = useLingui();
  return (
    <WithPreview label={t`What clients will see`} preview={<ProfilePreview {...wizard} />}>
      <div className="grid gap-9">
        <StepHeader title={t`Getting paid`}>
          <Trans>Our payment processor pays you. You set this up on its page, then come back here.</Trans>
        </StepHeader>
        <PayoutAccountStatus account={account} />
        {account.payoutsEnabled ? (
          <BankAccount />
        ) : (
          <OnboardingForm account={account} country={wizard.profile.country} />
        )}
        {!account.payoutsEnabled && <OnboardingRequirements />}
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <LinkButton kind={account.payoutsEnabled ? 'strong' : 'quiet'} to={paths.profileInit('done')}>
            {account.payoutsEnabled ? t`Continue` : t`Set up later`}
          </LinkButton>
          <LinkButton kind="plain" to={paths.profileInit('hours')}>
            <Trans>Back</Trans>
          </LinkButton>
        </div>
      </div>
    </WithPreview>
  );
}
