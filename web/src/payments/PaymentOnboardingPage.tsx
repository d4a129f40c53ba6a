import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx';
import { UnloadedPage } from '../ui/feedback/Unloaded.tsx';
import type { Route } from './+types/PaymentOnboardingPage';
import { BankAccount } from './BankAccount.tsx';
import { MoneySummary, Payouts } from './MoneySummary.tsx';
import { OnboardingForm } from './OnboardingForm.tsx';
import { PayoutAccountStatus } from './PayoutAccountStatus.tsx';
import { WhatIsAsked } from './WhatIsAsked.tsx';

export const meta = () =>
  pageMeta({
    title: 'Getting paid',
    description: 'Set up where your money goes, and see what is held and what you earned.',
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const fault = await afterProcessor(searchParams);
  const [earnings, profile] = await Promise.all([
    call('GET /api/payment/professional'),
    call('GET /api/users/professional'),
  ]);
  return { earnings, profile, fault, hasReturned: searchParams.has('returned') };
}
clientLoader.hydrate = true as const;

/** Coming back proves nothing, so the processor is asked; a link that was used up is replaced by a new one. */
async function afterProcessor(search: URLSearchParams): Promise<string | null> {
  if (search.has('returned')) {
    const confirmed = await call('POST /api/payment/onboard/confirm', { body: {} });
    return confirmed.ok ? null : confirmed.message;
  }
  if (!search.has('again')) return null;
  const link = await call('POST /api/payment/onboard', { body: {} });
  // In place of this page, or the way back would lead here and at once away again.
  if (link.ok) location.replace(link.data.url);
  return link.ok ? null : link.message;
}

export function HydrateFallback() {
  return <FormSkeleton title="Getting paid" />;
}

export default function PaymentOnboardingPage({ loaderData }: Route.ComponentProps) {
  const { earnings, profile, fault, hasReturned } = loaderData;
  if (!earnings.ok) return <UnloadedPage title="We could not load your payouts" refusal={earnings} />;
  const { account, payouts } = earnings.data;
  const hasMoney = hasMoved(earnings.data);
  return (
    <div className="column pt-8 md:pt-12">
      <h1>Getting paid</h1>
      <div className="mt-5 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid min-w-0 max-w-180 gap-9">
          <FormMessage message={fault} />
          <PayoutAccountStatus account={account} />
          {account.payoutsEnabled && (hasReturned || !hasMoney) && <Next hasReturned={hasReturned} />}
          {(account.payoutsEnabled || hasMoney) && <MoneySummary earnings={earnings.data} />}
          {account.payoutsEnabled ? (
            <BankAccount />
          ) : (
            <OnboardingForm account={account} country={profile.ok ? profile.data.country : null} />
          )}
          <Payouts payouts={payouts} />
        </div>
        <WhatIsAsked />
      </div>
    </div>
  );
}

/** What comes after the payouts are set up. */
function Next({ hasReturned }: { hasReturned: boolean }) {
  return (
    <section aria-labelledby="next" className="border-t-2 border-ink pt-5">
      <h2 id="next" className="text-xl">
        {hasReturned ? 'Welcome back, that worked' : 'What is next'}
      </h2>
      <p className="mt-1.5 mb-4 max-w-[56ch] text-ink-2">
        Clients invite you through what you offer. One good service is enough to begin with.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.addService()}>Add a service</LinkButton>
        <LinkButton kind="quiet" to={paths.dashboard()}>
          My Dashboard
        </LinkButton>
      </div>
    </section>
  );
}

/** Whether any money was ever held or earned: then nobody needs to be told how to begin. */
function hasMoved({ balance, payouts, earningsByMonth }: Earnings): boolean {
  const amounts = [
    balance.heldCents,
    balance.availableCents,
    ...earningsByMonth.map(({ netCents }) => netCents),
  ];
  return payouts.length > 0 || amounts.some((cents) => cents !== 0);
}
