import { cityOf } from '@parley/contract/time.ts';
import { ratingText } from './rating-text.ts';
import { responseText } from './response-time.ts';

interface Standing {
  timeZone: string;
  country: string | null;
  rating: { average: number | null; count: number };
  completedJobs: number;
  medianResponseMinutes: number | null;
}

/** How a professional stands here, in one line of facts; what is not known is left out. */
export function standingText({ timeZone, country, rating, completedJobs, ...rest }: Standing): string {
  const place = [cityOf(timeZone), country].filter(Boolean).join(', ');
  const jobs = `${completedJobs} job${completedJobs === 1 ? '' : 's'} completed`;
  const facts = [place, ratingText(rating), jobs, responseText(rest.medianResponseMinutes)];
  return facts.filter(Boolean).join(' · ');
}
