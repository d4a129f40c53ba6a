import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { MOST_COMPARED, toggleCompared, useCompared } from './compared.ts';

/** Puts a card's service into the comparison. */
export function CompareToggle({ service }: { service: ServiceCard }) {
  const { t } = useLingui();
  const compared = useCompared();
  const isIn = compared.some(({ id }) => id === service.id);
  const isFull = !isIn && compared.length >= MOST_COMPARED;
  return (
    <label
      className={`relative inline-flex min-h-11 md:min-h-8 items-center gap-2 text-sm font-medium ${isFull ? 'text-ink-3' : 'text-ink-2'}`}
      title={isFull ? t`You can compare up to ${MOST_COMPARED} services.` : undefined}
    >
      <input
        type="checkbox"
        checked={isIn}
        disabled={isFull}
        aria-label={t`Compare ${service.title}`}
        onChange={() => toggleCompared(service)}
        className="size-4.5 accent-ink"
      />
      <Trans>Compare</Trans>
    </label>
  );
}
