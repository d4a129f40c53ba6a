import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Delivery } from '@parley/contract/webhooks/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { agoText } from '../time/ago.ts';
import { dayTimeText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Tag, type Tone } from '../ui/Tag.tsx';

const POLL_MS = 1_500;
/** A try takes ten seconds at most; what waits for longer waits for its next one. */
const MAX_POLLS = 8;
const SHOWN = 20;

interface Page {
  items: Delivery[];
  nextCursor: string | null;
}

/** What was sent to a webhook, the latest first; asked for again until what was just sent has been tried. */
export function Deliveries({ webhookId, isNew }: { webhookId: string; isNew: number }) {
  const { t } = useLingui();
  const { found, reload } = useDeliveries(webhookId, isNew);
  if (found === null) return <SkeletonLines />;
  if (!found.ok)
    return <ErrorState title={t`We couldn’t load the deliveries`} message={found.message} onRetry={reload} />;
  const { items, nextCursor } = found.data;
  if (items.length === 0)
    return (
      <p className="border-t border-line pt-4 text-ink-3">
        <Trans>Nothing sent yet. Deliveries appear here.</Trans>
      </p>
    );
  return (
    <div className="border-t border-line">
      <ul aria-label={t`Deliveries`}>
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} onSent={reload} />
        ))}
      </ul>
      {nextCursor !== null && (
        <p className="pt-3 text-sm text-ink-3">
          <Trans>The latest {SHOWN} are shown.</Trans>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  webhookId: string;
  delivery: Delivery;
  onSent: () => void;
}

function DeliveryRow({ webhookId, delivery, onSent }: RowProps) {
  const { t } = useLingui();
  const { id, event, createdAt } = delivery;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function send() {
    setPending(true);
    const params = { id: webhookId, deliveryId: id };
    const result = await call('POST /api/webhook/:id/delivery/:deliveryId/redeliver', { params });
    setPending(false);
    setError(result.ok ? null : result.message);
    if (result.ok) onSent();
  }
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0 last:pb-0">
      <div className="flex items-center justify-between gap-4">
        <code className="min-w-0 text-sm wrap-anywhere">{event}</code>
        <span className="shrink-0">
          <State delivery={delivery} />
        </span>
      </div>
      <div className="-mr-3 flex items-center justify-between gap-2">
        <p className="min-w-0 text-sm text-pretty text-ink-3 tabular-nums">
          {agoText(createdAt, useNow('second'))} · {outcomeText(delivery, useViewerZone())}
        </p>
        <Button
          kind="plain"
          small
          pending={pending}
          aria-label={t`Send ${event} again`}
          onClick={() => void send()}
        >
          <Trans>Send again</Trans>
        </Button>
      </div>
      <FormMessage message={error} />
    </li>
  );
}

function State({ delivery: { state, tries } }: { delivery: Delivery }) {
  const { t } = useLingui();
  const shown: Record<Delivery['state'], [Tone, string]> = {
    DELIVERED: ['good', t`Delivered`],
    FAILED: ['bad', t`Failed`],
    WAITING: tries === 0 ? ['plain', t`Sending`] : ['time', t`Retrying`],
  };
  const [tone, text] = shown[state];
  return <Tag tone={tone}>{text}</Tag>;
}

function outcomeText({ status, problem, nextTryAt, tries }: Delivery, zone: string): string {
  if (tries === 0 && problem === null) return t`not tried yet`;
  const answer = status === null ? problemText(problem) : t`answered ${status}`;
  if (nextTryAt === null) return answer;
  const next = dayTimeText(nextTryAt, zone);
  return t`${answer} · next try ${next}`;
}

function problemText(problem: string | null): string {
  if (problem === 'too_slow') return t`no answer within 10 seconds`;
  if (problem === 'not_public') return t`its address isn’t on the public internet`;
  return problem === 'off' ? t`the webhook was off` : t`couldn’t be reached`;
}

function useDeliveries(webhookId: string, isNew: number) {
  const [found, setFound] = useState<Result<Page> | null>(null);
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    const look = async (polls: number) => {
      const query = { limit: SHOWN };
      const result = await call('GET /api/webhook/:id/delivery', { params: { id: webhookId }, query });
      if (isStale) return;
      setFound(result);
      const isSending =
        result.ok && result.data.items.some(({ tries, nextTryAt }) => tries === 0 && nextTryAt !== null);
      if (isSending && polls < MAX_POLLS) timer = setTimeout(() => void look(polls + 1), POLL_MS);
    };
    void look(0);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [webhookId, isNew, reloads]);
  return { found, reload: () => setReloads(reloads + 1) };
}
