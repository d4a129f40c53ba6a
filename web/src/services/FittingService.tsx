import { useLingui } from '@lingui/react/macro';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { WeekRibbon } from '../time/ribbon/WeekRibbon.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { ratingText } from '../users/rating-text.ts';
import { shortName } from '../users/short-name.ts';
import { consultationText, priceText } from './price.ts';

interface Props {
  service: ServiceCard;
  because: readonly string[];
  /** Before the reasons. */
  time?: ReactNode;
  heading?: 'h2' | 'h3';
  /** What can be done with it. */
  children: ReactNode;
}

/** A service that fits the reader, with its professional, why, the price and the week. */
export function FittingService({ service, because, time, heading: Heading = 'h2', children }: Props) {
  const zone = useViewerZone();
  const now = useNow();
  const { t } = useLingui();
  const { id, title, professional } = service;
  const name = shortName(professional.displayName);
  return (
    <li className="grid gap-x-6 gap-y-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_13.75rem]">
      <div className="grid min-w-0 content-start gap-3">
        <PersonLine person={professional} to={paths.professional(professional.id)}>
          {cityOf(professional.timeZone)} · {ratingText(service.rating)}
        </PersonLine>
        <Heading className="text-lg">
          <Link to={paths.service(id)}>{title}</Link>
        </Heading>
        {time}
        <ul aria-label={t`Why ${name} is a match`} className="grid gap-1 text-sm text-ink-2">
          {because.map((reason) => (
            <li key={reason} className="flex gap-2 wrap-anywhere">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <p className="tabular-nums">
          <b className="block font-display text-xl font-semibold tracking-tight">{priceText(service)}</b>
          <span className="text-sm text-ink-3">
            {consultationText(service.consultationMinutes, service.consultationPriceCents)}
          </span>
        </p>
        <WeekRibbon of={professional} zone={zone} now={now} />
        {children}
      </div>
    </li>
  );
}
