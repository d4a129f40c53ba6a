import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCard } from '@parley/contract/payments/cards/schemas.ts';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { brandText, expiryText, isExpired } from './card-text.ts';

interface Props {
  card: SavedCard;
  onRemoved: () => void;
}

/** A saved card, and how to remove it. */
export function SavedCardRow({ card, onRemoved }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const [isRemoving, setRemoving] = useState(false);
  const [brand, expiry] = [brandText(card.brand), expiryText(card)];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <CreditCard aria-hidden className="size-5 flex-none text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold tabular-nums">
          <span>
            {brand} <span className="whitespace-nowrap">•••• {card.last4}</span>
          </span>
          {isExpired(card, now) && <Tag tone="bad">{t`Expired`}</Tag>}
        </p>
        <p className="text-sm text-ink-3 tabular-nums">
          <Trans>Valid through {expiry}</Trans>
        </p>
      </div>
      <Button
        kind="plain"
        small
        aria-label={t`Remove ${brand} ending in ${card.last4}`}
        onClick={() => setRemoving(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      {isRemoving && <Removal card={card} onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </li>
  );
}

function Removal({ card, onClose, onRemoved }: Props & { onClose: () => void }) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [brand, { id, last4 }] = [brandText(card.brand), card];
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/payment/card/:id', { params: { id } });
    if (result.ok || result.code === 'not_found') return onRemoved();
    setError(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title={t`Remove this card?`}>
      <p className="mb-5 text-pretty text-ink-2">
        <Trans>
          {brand} ending in {last4} won’t be offered when you pay. Payments you’ve made with it stay as they
          are.
        </Trans>
      </p>
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          <Trans>Remove card</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Keep card</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
