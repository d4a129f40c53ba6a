import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, timeText } from '../time/format.ts';
import { dateText } from '../time/long-dates.ts';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { attendanceText } from '../users/attendance-text.ts';
import { PersonLine } from '../users/PersonLine.tsx';
import { ratingText } from '../users/rating-text.ts';

/** About the client: location, hires, rating. */
export function ClientHistory({ client }: Pick<JobPosting, 'client'>) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const { timeZone, createdAt, postings, hires, rating, attendance } = client;
  const [city, time] = [cityOf(timeZone), timeText(now, timeZone)];
  return (
    <section aria-labelledby="client">
      <h2 id="client" className="mb-4 text-lg">
        <Trans>About the client</Trans>
      </h2>
      <PersonLine person={client}>
        {clocksDiffer(now, zone, timeZone) ? t`${city} · ${time} there now` : city}
      </PersonLine>
      <div className="mt-3">
        <DescriptionList
          facts={[
            [t`Member since`, dateText(createdAt, zone)],
            [t`Job postings`, String(postings)],
            [t`Hires`, String(hires)],
            [t`Attendance`, attendanceText(attendance)],
            [t`Rating`, ratingText(rating)],
          ]}
        />
      </div>
    </section>
  );
}
