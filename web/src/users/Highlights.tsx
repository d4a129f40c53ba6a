import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AttendanceRecord } from '@parley/contract/users/schemas.ts';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { responseTime } from './response-time.ts';

interface Props {
  rating: { average: number | null; count: number };
  professional: { attendance: AttendanceRecord; medianResponseMinutes: number | null };
  languages: readonly string[];
}

/** What speaks for somebody, in figures; unknown ones are left out. */
export function Highlights({ rating, professional, languages }: Props) {
  const { t } = useLingui();
  const { attendance, medianResponseMinutes } = professional;
  const reply = responseTime(medianResponseMinutes);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3.5 tabular-nums">
      <Highlight name={t`Reviews`}>
        <Rating {...rating} />
      </Highlight>
      {attendance && (
        <Highlight name={t`Came to`}>
          <Trans>
            {attendance.came} of {attendance.of}
          </Trans>
          <Small>
            <Plural value={attendance.of} one="consultation" other="consultations" />
          </Small>
        </Highlight>
      )}
      {reply !== null && <Highlight name={t`Usually replies`}>{reply}</Highlight>}
      {languages.length > 0 && <Highlight name={t`Speaks`}>{languages.join(', ')}</Highlight>}
    </dl>
  );
}

function Rating({ average, count }: Props['rating']) {
  if (average === null || count === 0) return <Trans>New on Parley</Trans>;
  return (
    <>
      <Star aria-hidden className="mr-1 mb-0.5 inline size-4 fill-time text-time" />
      {average.toFixed(1)}
      <Small>
        <Plural value={count} one="from # review" other="from # reviews" />
      </Small>
    </>
  );
}

function Highlight({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-display font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="ml-1.5 font-text text-sm font-normal text-ink-3">{children}</span>
);
