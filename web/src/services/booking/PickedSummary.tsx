import { Trans } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { useNow } from '../../platform/now.ts';
import { MAX_TIMES } from '../../time/slots/max-times.ts';
import { theirTime } from '../../time/both-times.ts';
import { useFlight } from '../../time/slots/picked/use-flight.ts';
import { dayText, durationText, timeText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import { freeCancelText } from '../consultation-price.ts';

interface Props {
  service: Service;
  times: readonly string[];
  zone: string;
  /** Leads back to the free times; null where no further one can be added. */
  onAdd: (() => void) | null;
}

/** What is picked, above the button that sends it: the latest time on both clocks, how many, and what it costs. */
export function PickedSummary({ service, times, zone, onAdd }: Props) {
  const latest = times.at(-1);
  const landing = useFlight<HTMLElement>(latest);
  if (latest === undefined) return null;
  const { professional } = service;
  const name = shortName(professional.displayName);
  const there = theirTime(latest, zone, professional.timeZone);
  return (
    <div className="grid gap-1 leading-tight tabular-nums">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <b ref={landing} className="block">
            {dayText(latest, zone)} {timeText(latest, zone)}
          </b>
          <span className="text-sm wrap-anywhere text-ink-3">
            {there && (
              <Trans>
                {there} for {name} ·{' '}
              </Trans>
            )}
            <Trans>
              {times.length} of {MAX_TIMES} times
            </Trans>
          </span>
        </p>
        {onAdd && (
          <button
            type="button"
            className="min-h-11 md:min-h-8 flex-none text-sm font-semibold underline"
            onClick={onAdd}
          >
            <Trans>Add a time</Trans>
          </button>
        )}
      </div>
      <PriceLine service={service} startsAt={latest} zone={zone} />
    </div>
  );
}

/** "30 min · $40, free to call off until Tue 14:15" */
export function PriceLine({ service, startsAt, zone }: { service: Service; startsAt: string; zone: string }) {
  const now = useNow();
  const { consultationMinutes, consultationPriceCents } = service;
  const cancel = freeCancelText(service, { startsAt, zone, now });
  const [length, price] = [durationText(consultationMinutes), shortMoney(consultationPriceCents)];
  return (
    <p className="text-sm text-pretty">
      <b className="font-semibold">
        {consultationPriceCents === 0 ? <Trans>{length} · free</Trans> : `${length} · ${price}`}
      </b>
      {cancel && `, ${cancel}`}
    </p>
  );
}
