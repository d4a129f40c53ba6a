import { t } from '@lingui/core/macro';
import type { ServiceCard as Card } from '@parley/contract/services/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { ReactNode } from 'react';
import { sourcesOf } from '../files/image-sources.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session/session.ts';
import { useViewerZone } from '../platform/zone.ts';
import { whenText } from '../time/format.ts';
import { WeekRibbon } from '../time/ribbon/WeekRibbon.tsx';
import { attendanceText } from '../users/attendance-text.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { ratingText } from '../users/rating-text.ts';
import { Price } from './Price.tsx';
import { termsText } from './price.ts';

interface Props {
  service: Card;
  /** The favorite button; null in the wizard's preview. */
  favoriteButton: ReactNode;
  /** Beside the price. */
  end?: ReactNode;
  /** Its image is above the fold, so it is fetched first. */
  isFirst?: boolean;
}

/** The card of a service, in all lists. */
export function ServiceCard({ service, favoriteButton, end, isFirst = false }: Props) {
  const { id, title, professional, image } = service;
  const zone = useViewerZone();
  const now = useNow();
  const attendance = attendanceText(professional.attendance);
  // The service is new, but not its professional.
  const isKnown = service.rating.count === 0 && attendance !== null;
  // Nothing in common with oneself, except in the wizard’s preview, which shows what clients will see.
  const isOwn = useUser()?.id === professional.id && favoriteButton !== null;
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-3.5 rounded-lg border border-line bg-sheet p-5 transition-colors duration-(--swift) hover:border-line-strong">
      {image && (
        <img
          src={image.url}
          srcSet={sourcesOf(image)}
          sizes="(min-width: 48rem) 24rem, 100vw"
          alt={image.alt}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          className="-mx-5 -mt-5 mb-1.5 h-40 w-auto max-w-none self-stretch rounded-t-lg bg-well object-cover"
        />
      )}
      {/* As high as with attendance, so that the titles of a row are level. */}
      <div className="sm:min-h-16">
        <PersonLine person={professional} end={favoriteButton}>
          {cityOf(professional.timeZone)} · {isKnown ? t`no reviews yet` : ratingText(service.rating)}
          {attendance && <p className="whitespace-normal">{attendance}</p>}
        </PersonLine>
      </div>
      <h3 className="line-clamp-3">
        <CardLink to={paths.service(id)} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </CardLink>
      </h3>
      <div className="mt-auto">
        {isOwn ? (
          <p className="text-sm text-ink-3 tabular-nums">
            {ownTimeText(professional.nextAvailableAt, zone, now)}
          </p>
        ) : (
          <WeekRibbon of={professional} zone={zone} now={now} />
        )}
      </div>
      <div className="border-t border-line pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Price service={service} />
          {end}
        </div>
        <p className="text-sm text-ink-3">{termsText(service)}</p>
      </div>
    </article>
  );
}

function ownTimeText(next: string | null, zone: string, now: string): string {
  if (next === null) return t`Your service. No free times in the next two weeks.`;
  const when = whenText(next, zone, now);
  return t`Your service. Next free time: ${when}.`;
}
