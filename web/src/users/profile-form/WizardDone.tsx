import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { StepHeader, type Wizard } from './WizardStep.tsx';

/** The end of the wizard: what's next, and what was skipped. */
export function WizardDone({ account, ...wizard }: Wizard & { account: PayoutAccount }) {
  const { t } = useLingui();
  const { profile, hours } = wizard;
  const open = [
    !profile.initialised && { to: paths.profileInit('work'), text: t`Say what you do` },
    hours.rules.length === 0 && { to: paths.profileInit('hours'), text: t`Set your hours` },
    !account.payoutsEnabled && { to: paths.profileInit('payouts'), text: t`Set up payouts` },
  ].filter((each) => each !== false);
  return (
    <WithPreview label={t`What clients will see`} preview={<ProfilePreview {...wizard} />}>
      <div className="grid gap-8">
        <StepHeader title={open.length === 0 ? t`Next, add a service` : t`Almost there`}>
          {open.length === 0
            ? t`Clients invite you through your services. Each has a price and a first consultation.`
            : t`You can add a service once these are done.`}
        </StepHeader>
        {open.length > 0 && (
          <ul className="border-t-2 border-ink">
            {open.map(({ to, text }) => (
              <li key={to} className="border-b border-line">
                <Link to={to} className="flex min-h-12 items-center font-display text-lg font-semibold">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          {open.length === 0 && (
            <LinkButton to={paths.addService()}>
              <Trans>Add a service</Trans>
            </LinkButton>
          )}
          <LinkButton kind="quiet" to={paths.dashboard()}>
            <Trans>My Dashboard</Trans>
          </LinkButton>
        </div>
      </div>
    </WithPreview>
  );
}
