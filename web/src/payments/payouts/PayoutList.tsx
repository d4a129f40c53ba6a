import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '@parley/contract/endpoint.ts';
import { money } from '@parley/contract/money.ts';
import type { payouts as endpoint } from '@parley/contract/payments/endpoints.ts';
import { useLocation } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';

type Page = Reply<typeof endpoint>;
const usePayouts = createInfiniteList<Page['items'][number]>();
const read = (cursor: string) => call('GET /api/payment/professional/payout', { query: { cursor } });

const STATUS: Record<string, MessageDescriptor | undefined> = {
  paid: msg`arrived`,
  pending: msg`on its way`,
  in_transit: msg`on its way`,
  failed: msg`failed`,
  canceled: msg`canceled`,
};

/** The payouts to the bank account so far. */
export function PayoutList({ payouts }: { payouts: Result<Page> }) {
  const { t } = useLingui();
  const { key } = useLocation();
  return (
    <section aria-labelledby="payouts-list">
      <h2 id="payouts-list" className="border-b border-line pb-3 text-xl">
        <Trans>Sent to your bank</Trans>
      </h2>
      {!payouts.ok && <LoadError title={t`We couldn’t load your payouts`} refusal={payouts} />}
      {payouts.ok && payouts.data.items.length === 0 && (
        <p className="pt-4 text-ink-3">
          <Trans>Your payouts appear here once released money is sent to your bank.</Trans>
        </p>
      )}
      {payouts.ok && payouts.data.items.length > 0 && <Rows key={key} first={payouts.data} />}
    </section>
  );
}

function Rows({ first }: { first: Page }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { items, ...end } = usePayouts(first, read, 'payouts');
  const statusText = (status: string) => {
    const label = STATUS[status];
    return label ? t(label) : status;
  };
  return (
    <div className="grid gap-6">
      <ul>
        {items.map(({ id, amountCents, at, status }) => (
          <li key={id} className="num flex justify-between gap-4 border-b border-line py-3">
            <span>
              {dateText(at, zone)} <span className="text-ink-3">{statusText(status)}</span>
            </span>
            <b className="font-semibold">{money(amountCents)}</b>
          </li>
        ))}
      </ul>
      <InfiniteListEnd {...end} />
    </div>
  );
}
