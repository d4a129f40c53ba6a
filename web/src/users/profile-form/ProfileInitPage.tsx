import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { ProfilePictureForm } from '../../files/ProfilePictureForm.tsx';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useLeadOn } from '../../platform/form/use-lead-on.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { FormSkeleton } from '../../ui/feedback/FormSkeleton.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import type { Route } from './+types/ProfileInitPage';
import { DetailsStep, WorkStep } from './ProfileSteps.tsx';
import { HoursStep } from '../../availability/HoursStep.tsx';
import { PayoutStep } from '../../payments/PayoutStep.tsx';
import { WizardDone } from './WizardDone.tsx';
import type { Wizard } from './WizardStep.tsx';
import { openSteps, stepAfter, stepAt } from './wizard-steps.ts';
import { WizardSteps } from './WizardSteps.tsx';

// Loaded with the step that it's in.
const HelloSection = lazy(() => import('../../showcase/hello/record/HelloSection.tsx'));

const title = () => t`Set up your profile`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`What you do, when you’re available and how you get paid, in four short steps.`,
    hidden: true,
  });

export async function clientLoader() {
  const [me, profile, disciplines, hours, earnings] = await Promise.all([
    call('GET /api/users'),
    call('GET /api/users/professional'),
    call('GET /api/discipline'),
    call('GET /api/availability/professional'),
    call('GET /api/payment/professional'),
  ]);
  return { me, profile, disciplines, hours, earnings };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={title()} />;
}

export default function ProfileInitPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { me, profile, disciplines, hours, earnings } = loaderData;
  const listed = useDisciplines(disciplines);
  const failed = [me, profile, hours, earnings].find((each) => !each.ok);
  if (!me.ok || !profile.ok || !hours.ok || !earnings.ok) {
    return failed && !failed.ok ? (
      <LoadErrorPage title={t`We couldn’t load your profile`} refusal={failed} />
    ) : null;
  }
  const wizard = { me: me.data, profile: profile.data, hours: hours.data };
  return <Steps wizard={wizard} disciplines={listed} account={earnings.data.account} />;
}

interface Props {
  wizard: Wizard;
  disciplines: Discipline[];
  account: PayoutAccount;
}

function Steps({ wizard, disciplines, account }: Props) {
  const [search] = useSearchParams();
  const leadOn = useLeadOn();
  const { revalidate } = useRevalidator();
  const step = stepAt(search.get('step'), wizard);
  const open = openSteps(wizard, account.payoutsEnabled);
  const column = useHeadingOf(step);
  const onward = async () => {
    await revalidate();
    await leadOn(paths.profileInit(stepAfter(step)));
  };
  return (
    <div ref={column} className="column pt-8 md:pt-12">
      <h1>{title()}</h1>
      <WizardSteps current={step} open={open} />
      {step === 'work' && (
        <WorkStep
          {...wizard}
          disciplines={disciplines}
          picture={<ProfilePictureForm me={wizard.me} />}
          onDone={onward}
        />
      )}
      {step === 'details' && (
        <DetailsStep
          {...wizard}
          hello={
            // As high as it will be: the fields below keep their place.
            <div className="min-h-70 sm:min-h-50">
              <Suspense fallback={<SkeletonLines />}>
                <HelloSection heading="h3" />
              </Suspense>
            </div>
          }
          onDone={onward}
        />
      )}
      {step === 'hours' && <HoursStep {...wizard} onDone={onward} />}
      {step === 'payouts' && <PayoutStep {...wizard} account={account} />}
      {step === 'done' && <WizardDone {...wizard} open={open} />}
    </div>
  );
}

/** Steps change without a page load, so focus moves to each step's heading, as screen readers expect. */
function useHeadingOf(step: string) {
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    column.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);
  return column;
}
