import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, dateText, timeText } from '../time/format.ts';
import { Facts } from '../ui/Facts.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { ratingText } from '../users/rating-text.ts';

/** Who asks, and how they stand here. */
export function ClientHistory({ client }: Pick<JobPosting, 'client'>) {
  const zone = useViewerZone();
  const now = useNow();
  const { timeZone, createdAt, postings, hires, rating } = client;
  return (
    <section aria-labelledby="client">
      <h2 id="client" className="mb-4 text-lg">
        The client
      </h2>
      <PersonLine person={client}>
        {cityOf(timeZone)}
        {clocksDiffer(now, zone, timeZone) && ` · ${timeText(now, timeZone)} there now`}
      </PersonLine>
      <div className="mt-3">
        <Facts
          facts={[
            ['Here since', dateText(createdAt, zone)],
            ['Job postings', String(postings)],
            ['Hires', String(hires)],
            ['Rated', ratingText(rating)],
          ]}
        />
      </div>
    </section>
  );
}
