import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { HeldPayment } from '@parley/contract/payments/schemas.ts';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { heldText } from './held-text.ts';

interface Page {
  items: HeldPayment[];
  nextCursor: string | null;
}
const useHeld = createInfiniteList<HeldPayment>();
const read = (cursor: string) => call('GET /api/payment/professional/held', { query: { cursor } });

/** What comes next, when and why. */
export function HeldList({ held }: { held: Result<Page> }) {
  const { t } = useLingui();
  const { key } = useLocation();
  if (!held.ok) return <LoadError title={t`We couldn’t load what’s held for you`} refusal={held} />;
  if (held.data.items.length === 0) return null;
  return (
    <section aria-labelledby="held-list">
      <h2 id="held-list" className="border-b border-line pb-3 text-xl">
        <Trans>Held for you</Trans>
      </h2>
      <Rows key={key} first={held.data} />
    </section>
  );
}

function Rows({ first }: { first: Page }) {
  const { items, ...end } = useHeld(first, read, 'held');
  const zone = useViewerZone();
  return (
    <div className="grid gap-6">
      <ul>
        {items.map((held) => {
          const { id, jobId, appointmentId, title, netCents } = held;
          const isWork = appointmentId === null;
          return (
            <li key={id} className="num flex justify-between gap-4 border-b border-line py-3">
              <span className="min-w-0 wrap-anywhere">
                <Link
                  to={isWork ? paths.job(jobId) : paths.consultation(jobId, appointmentId)}
                  className="underline"
                >
                  {title}
                </Link>
                <span className="block text-sm text-ink-3">{heldText(held, zone)}</span>
              </span>
              <b className="font-semibold">{money(netCents)}</b>
            </li>
          );
        })}
      </ul>
      <InfiniteListEnd {...end} />
    </div>
  );
}
