import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceCard as Card } from '@parley/contract/services/schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { windowText } from '../../time/window-text.ts';
import { ProfessionalRow } from '../../users/ProfessionalRow.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import type { Facets } from './facets.ts';
import type { NextDay } from './next-day.ts';
import { resultCountText } from './read-list.ts';

interface Props extends NextDay {
  facets: Facets;
  renderFavorite: (service: Card) => ReactNode;
}

/** Few are free when the reader asked: who is at the same hours of the next day. */
export function NextDayResults({ window, list, facets, renderFavorite }: Props) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const [found, when] = [resultCountText(list), windowText(window, now, zone)];
  return (
    <section aria-labelledby="next-day" className="mt-8 border-t-2 border-ink pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
        <h2 id="next-day" className="text-xl">
          {t`${found} free ${when}`}
        </h2>
        <Link
          to={paths.services({ ...facets, ...window })}
          className="inline-flex min-h-11 md:min-h-6 items-center text-sm text-ink-2 underline underline-offset-3"
        >
          <Trans>Show {found}</Trans>
        </Link>
      </div>
      {list.of === 'services' && list.result.ok && (
        <ul className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {list.result.data.items.map((service) => (
            <li key={service.id} className="min-w-0">
              <ServiceCard
                service={service}
                favoriteButton={renderFavorite(service)}
                end={<CompareToggle service={service} />}
              />
            </li>
          ))}
        </ul>
      )}
      {list.of === 'professionals' && list.result.ok && (
        <ul>
          {list.result.data.items.map((professional) => (
            <ProfessionalRow key={professional.id} professional={professional} />
          ))}
        </ul>
      )}
    </section>
  );
}
