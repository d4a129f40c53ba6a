import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { InvoiceList } from '../invoices/InvoiceList.tsx';
import { Debts } from '../Debts.tsx';
import { WaitingPayout } from '../WaitingPayout.tsx';
import { Figures } from './Figures.tsx';
import { HeldList } from './HeldList.tsx';
import { PayoutList } from './PayoutList.tsx';
import { Statement } from './Statement.tsx';
import type { Route } from './+types/PayoutsPage';

const title = () => t`Payouts`;

export const meta = () =>
  pageMeta({ title: title(), description: t`Your money on Parley, and where it goes.`, hidden: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const [earnings, held, payouts, invoices] = await Promise.all([
    call('GET /api/payment/professional'),
    call('GET /api/payment/professional/held', { query: {} }),
    call('GET /api/payment/professional/payout', { query: {} }),
    call('GET /api/payment/invoice', { query: {} }),
  ]);
  return { user, earnings, held, payouts, invoices };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} />
      <SkeletonRows />
    </div>
  );
}

/** A professional's money: what is held, what was paid out, and the documents of it. */
export default function PayoutsPage({
  loaderData: { earnings, held, payouts, invoices },
}: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={title()}
        end={
          <LinkButton kind="quiet" small to={paths.settings('payouts')}>
            <Trans>Bank account</Trans>
          </LinkButton>
        }
      />
      <div className="grid max-w-180 gap-12">
        {earnings.ok ? (
          <>
            <WaitingPayout earnings={earnings.data} />
            <Figures balance={earnings.data.balance} />
            <HeldList held={held} />
            <Debts debts={earnings.data.debts} />
            <PayoutList payouts={payouts} />
            <Statement earnings={earnings.data} />
          </>
        ) : (
          <LoadError title={t`We couldn’t load your payouts`} refusal={earnings} />
        )}
        <InvoiceList invoices={invoices} />
      </div>
    </div>
  );
}
