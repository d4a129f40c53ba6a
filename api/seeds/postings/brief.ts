import type { CategoryName } from '../disciplines.ts';
import type { ClientName } from '../people/clients.ts';

/** One posting, as its client wrote it. */
export interface Brief {
  by: ClientName;
  title: string;
  about: string;
  category: CategoryName;
  skills: readonly string[];
  experience: 12 | 36 | 60;
  /** In whole units of the currency: of the whole, or of an hour. */
  budget: readonly [least: number, most: number];
  hourly?: true;
  /** How long ago it was posted. */
  daysAgo: number;
  /** When the work has to begin, in days from now. */
  startsIn?: number;
  /** Open where it is left out. */
  ended?: 'FILLED' | 'CLOSED';
}
