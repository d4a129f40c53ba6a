import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalReviews } from '@parley/contract/reviews/schemas.ts';

type Props = Pick<ProfessionalReviews, 'average' | 'count' | 'histogram' | 'consultations'>;

const STARS = [5, 4, 3, 2, 1] as const;

/** The average, and how often each score was given; consultations that no hire followed on their own. */
export function RatingHistogram({ consultations, ...work }: Props) {
  return (
    <div className="grid gap-4">
      <WorkRating {...work} />
      {consultations.average !== null && (
        <ConsultationRating average={consultations.average.toFixed(1)} count={consultations.count} />
      )}
    </div>
  );
}

function ConsultationRating({ average, count }: { average: string; count: number }) {
  return (
    <p className="text-sm text-ink-3 tabular-nums">
      <Plural
        value={count}
        one={`Consultations only: ${average} from # review`}
        other={`Consultations only: ${average} from # reviews`}
      />
    </p>
  );
}

function WorkRating({ average, count, histogram }: Omit<Props, 'consultations'>) {
  const { t } = useLingui();
  if (average === null || count === 0)
    return (
      <p className="text-ink-3">
        <Trans>No reviews of work yet.</Trans>
      </p>
    );
  return (
    <div className="flex items-center gap-6">
      <p className="flex-none">
        <b className="block font-display text-3xl font-bold tracking-tight tabular-nums">
          {average.toFixed(1)}
        </b>
        <span className="text-sm text-ink-3 tabular-nums">
          <Plural value={count} one="from # review" other="from # reviews" />
        </span>
      </p>
      <ul aria-label={t`Reviews by score`} className="min-w-0 max-w-72 flex-1">
        {STARS.map((stars) => (
          <Bar key={stars} stars={stars} given={histogram[stars]} count={count} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ stars, given, count }: { stars: number; given: number; count: number }) {
  return (
    <li className="grid grid-cols-[1ch_1fr_3ch] items-center gap-2.5 text-sm leading-6 text-ink-3 tabular-nums">
      <span aria-hidden="true">{stars}</span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-well">
        <i className="block h-full rounded-full bg-ink-2" style={{ width: `${(given / count) * 100}%` }} />
      </span>
      <span aria-hidden="true" className="text-right">
        {given}
      </span>
      <span className="sr-only">
        <Plural value={stars} one="# star" other="# stars" />: {given}
      </span>
    </li>
  );
}
