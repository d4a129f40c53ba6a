import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Optional } from '../../ui/form/Field.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { StepHeader, type Wizard } from './WizardStep.tsx';
import type { OpenStep } from './wizard-steps.ts';

/** The end of the wizard: what's next, and what was skipped. */
export function WizardDone({ open, ...wizard }: Wizard & { open: readonly OpenStep[] }) {
  const { t } = useLingui();
  const texts: Record<OpenStep, string> = {
    work: t`Say what you do`,
    details: t`Add your details`,
    hours: t`Set your hours`,
    payouts: t`Set up payouts`,
  };
  // Details help clients to choose, but nothing waits for them.
  const isReady = open.every((step) => step === 'details');
  return (
    <WithPreview label={t`What clients will see`} preview={<ProfilePreview {...wizard} />}>
      <div className="grid gap-8">
        <StepHeader title={isReady ? t`Next, add a service` : t`What’s left to do`}>
          {isReady
            ? t`Clients invite you through your services. Each has a price and a first consultation.`
            : t`Once these are done, add a service, so that clients can invite you.`}
        </StepHeader>
        {open.length > 0 && (
          <ul className="border-t-2 border-ink">
            {open.map((step) => (
              <li key={step} className="border-b border-line">
                <Link
                  to={paths.profileInit(step)}
                  className="flex min-h-12 flex-wrap items-center gap-x-2 font-display text-lg font-semibold"
                >
                  {texts[step]}
                  {step === 'details' && (
                    <span className="font-text text-sm">
                      <Optional />
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          {isReady && (
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
