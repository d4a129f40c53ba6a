import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { FormSkeleton } from '../ui/feedback/FormSkeleton.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import type { Route } from './+types/PaymentOnboardingPage';
import { BankAccount } from './BankAccount.tsx';
import { MoneySummary } from './MoneySummary.tsx';
import { OnboardingForm } from './OnboardingForm.tsx';
import { PayoutAccountStatus } from './PayoutAccountStatus.tsx';
import { OnboardingRequirements } from './OnboardingRequirements.tsx';

export const meta = () =>
  pageMeta({
    title: t`Getting paid`,
    description: t`Set up payouts, and see what’s held and what you’ve earned.`,
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const error = await afterProcessor(searchParams);
  const [earnings, profile] = await Promise.all([
    call('GET /api/payment/professional'),
    call('GET /api/users/professional'),
  ]);
  return { earnings, profile, error, hasReturned: searchParams.has('returned') };
}
clientLoader.hydrate = true as const;

/** The return proves nothing, so ask the processor; a link that was used up is replaced by a new one. */
async function afterProcessor(search: URLSearchParams): Promise<string | null> {
  if (search.has('returned')) {
    const confirmed = await call('POST /api/payment/onboard/confirm', { body: {} });
    return confirmed.ok ? null : confirmed.message;
  }
  if (!search.has('again')) return null;
  const link = await call('POST /api/payment/onboard', { body: {} });
  // Replaces this page, or the back button would lead here and away again.
  if (link.ok) location.replace(link.data.url);
  return link.ok ? null : link.message;
}

export function HydrateFallback() {
  return <FormSkeleton title={t`Getting paid`} />;
}

export default function PaymentOnboardingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { earnings, profile, error, hasReturned } = loaderData;
  if (!earnings.ok) return <LoadErrorPage title={t`We couldn’t load your payouts`} refusal={earnings} />;
  const { account } = earnings.data;
  const hasMoney = hasMoved(earnings.data);
  return (
    <div className="column pt-8 md:pt-12">
      <h1>
        <Trans>Getting paid</Trans>
      </h1>
      <div className="mt-5 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <div className="grid min-w-0 max-w-180 gap-9">
          <FormMessage message={error} />
          <PayoutAccountStatus account={account} />
          {account.payoutsEnabled && (hasReturned || !hasMoney) && <Next hasReturned={hasReturned} />}
          {(account.payoutsEnabled || hasMoney) && <MoneySummary earnings={earnings.data} />}
          {account.payoutsEnabled ? (
            <BankAccount heading="h2" />
          ) : (
            <OnboardingForm account={account} country={profile.ok ? profile.data.country : null} />
          )}
          {hasMoney && (
            <p>
              <Link to={paths.payouts()} className="underline underline-offset-3">
                <Trans>See payouts, invoices and statements</Trans>
              </Link>
            </p>
          )}
        </div>
        <OnboardingRequirements />
      </div>
    </div>
  );
}

/** The next step once payouts are set up. */
function Next({ hasReturned }: { hasReturned: boolean }) {
  return (
    <section aria-labelledby="next" className="border-t-2 border-ink pt-5">
      <h2 id="next" className="text-xl">
        {hasReturned ? <Trans>You’re all set</Trans> : <Trans>What’s next</Trans>}
      </h2>
      <p className="mt-1.5 mb-4 max-w-[56ch] text-ink-2">
        <Trans>Clients invite you through your services. One good service is enough to start.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.addService()}>
          <Trans>Add a service</Trans>
        </LinkButton>
        <LinkButton kind="quiet" to={paths.dashboard()}>
          <Trans>My Dashboard</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

/** Whether any money was ever held or earned: then no next step is shown. */
function hasMoved({ balance, payouts, earningsByMonth }: Earnings): boolean {
  const amounts = [
    balance.heldCents,
    balance.availableCents,
    ...earningsByMonth.map(({ netCents }) => netCents),
  ];
  return payouts.length > 0 || amounts.some((cents) => cents !== 0);
}
