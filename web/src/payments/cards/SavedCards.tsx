import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCards as Cards } from '@parley/contract/payments/cards/schemas.ts';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRedirecting } from '../../jobs/money/use-redirecting.ts';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { SavedCardRow } from './SavedCardRow.tsx';

/** The cards that the processor keeps for a client, as it lists them now. */
export default function SavedCards() {
  const { t } = useLingui();
  const [found, setFound] = useState<Result<Cards> | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    void call('GET /api/payment/card').then(setFound);
  }, []);
  async function again() {
    setPending(true);
    setFound(await call('GET /api/payment/card'));
    setPending(false);
  }
  if (found === null) return <SkeletonLines />;
  if (!found.ok)
    return (
      <ErrorState
        title={t`We couldn’t load your saved cards`}
        message={found.message}
        pending={pending}
        onRetry={() => void again()}
      />
    );
  const { cards, lostAt } = found.data;
  return (
    <div className="grid max-w-160 gap-6">
      {cards.length === 0 ? (
        <NoCards lostAt={lostAt} />
      ) : (
        <ul className="border-t border-line">
          {cards.map((card) => (
            <SavedCardRow
              key={card.id}
              card={card}
              onRemoved={() =>
                setFound({ ...found, data: { lostAt, cards: cards.filter(({ id }) => id !== card.id) } })
              }
            />
          ))}
        </ul>
      )}
      <AddCard />
    </div>
  );
}

/** Cards can be lost without the client: the processor has removed them. */
function NoCards({ lostAt }: Pick<Cards, 'lostAt'>) {
  const zone = useViewerZone();
  const day = lostAt && dateText(lostAt, zone);
  return (
    <p className="text-pretty text-ink-2">
      {day ? (
        <Trans>
          Our payment processor no longer has any card you saved before {day}. Payments you’ve made stay as
          they are. Add a card here, or save one the next time you pay.
        </Trans>
      ) : (
        <Trans>No saved cards. You can also save one when you pay.</Trans>
      )}
    </p>
  );
}

/** Goes to the processor’s page; it leads back here. */
function AddCard() {
  const { isLeaving, redirect } = useRedirecting();
  const [error, setError] = useState<string | null>(null);
  async function leave() {
    setError(null);
    const opened = await redirect(() => call('POST /api/payment/card'));
    if (!opened.ok) setError(opened.message);
  }
  return (
    <div className="grid justify-items-start gap-4">
      <FormMessage message={error} />
      <Button
        kind="quiet"
        pending={isLeaving}
        icon={<ExternalLink aria-hidden className="size-4" />}
        onClick={() => void leave()}
      >
        <Trans>Add a card</Trans>
      </Button>
      <p className="text-sm text-pretty text-ink-3">
        <Trans>Opens the payment processor’s page. Parley never sees your card number.</Trans>
      </p>
    </div>
  );
}
