import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { StepHead, type Wizard } from './WizardStep.tsx';

/** The end of the wizard: what is next, and what was put off. */
export function WizardDone({ account, ...wizard }: Wizard & { account: PayoutAccount }) {
  const { profile, hours } = wizard;
  const open = [
    !profile.initialised && { to: paths.profileInit('work'), text: 'Say what you do' },
    hours.rules.length === 0 && { to: paths.profileInit('hours'), text: 'Set your hours' },
    !account.payoutsEnabled && { to: paths.profileInit('payouts'), text: 'Set up payouts' },
  ].filter((each) => each !== false);
  return (
    <WithPreview label="What clients will see" preview={<ProfilePreview {...wizard} />}>
      <div className="grid gap-8">
        <StepHead title={open.length === 0 ? 'Next, add a service' : 'Nearly there'}>
          {open.length === 0
            ? 'Clients invite you through what you offer: one thing, one price, one talk to begin with.'
            : 'A service can be added once these are done.'}
        </StepHead>
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
          {open.length === 0 && <LinkButton to={paths.addService()}>Add a service</LinkButton>}
          <LinkButton kind="quiet" to={paths.dashboard()}>
            My Dashboard
          </LinkButton>
        </div>
      </div>
    </WithPreview>
  );
}
