import { Trans } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { priceText } from './price.ts';

interface Props {
  service: { pricing: 'FIXED' | 'HOURLY'; priceCents: number };
  large?: boolean;
}

/** A price in the display face; read out in words. Zero means it hasn't been typed yet. */
export function Price({ service, large = false }: Props) {
  if (service.priceCents === 0)
    return (
      <p className="text-ink-3">
        <Trans>Your price</Trans>
      </p>
    );
  return (
    <p className={`font-display font-semibold tracking-tight tabular-nums ${large ? 'text-2xl' : 'text-xl'}`}>
      {service.pricing === 'HOURLY' ? <HourlyPrice service={service} /> : priceText(service)}
    </p>
  );
}

function HourlyPrice({ service }: Pick<Props, 'service'>) {
  return (
    <>
      <span aria-hidden="true">
        {shortMoney(service.priceCents)}{' '}
        <span className="font-normal text-ink-3">
          <Trans>/hr</Trans>
        </span>
      </span>
      <span className="sr-only">{priceText(service)}</span>
    </>
  );
}
