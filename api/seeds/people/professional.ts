import type { WorkingRules } from '@parley/contract/availability/working-rules.ts';
import type { CategoryName } from '../disciplines.ts';

/** What a client wrote about a finished piece of this work, with the stars they gave. */
export type Quote = readonly [stars: 3 | 4 | 5, text: string];

export interface Offer {
  title: string;
  about: string;
  category: CategoryName;
  skills: readonly string[];
  /** In whole units of the currency: of the whole, or of an hour. */
  price: number;
  hourly?: true;
  /** Minutes of the first talk. */
  consultationMinutes: 15 | 30 | 45 | 60;
  /** Clients book its consultation without waiting for an answer. */
  instant?: boolean;
  /** A set of hours of its own, in notes as `hours.ts` reads them; the usual hours where it is left out. */
  set?: { name: string; hours: readonly string[] };
  /** Of the first consultation, in the same; free where it is left out. */
  consultationPrice?: number;
  said: readonly Quote[];
}

/** One of the cast, as the tables in this folder tell of them. */
export interface Professional {
  name: readonly [first: string, last: string];
  /** Where the address is not made from the name. */
  email?: string;
  country: string;
  zone: string;
  headline: string;
  bio: string;
  /** One sentence of theirs, for proposals. */
  pitch: string;
  languages: readonly string[];
  /** Months, as the product counts it: a beginner, in between, an expert. */
  experience: 12 | 36 | 60;
  /** Days since they signed up; where it is left out, as their quotes suggest. */
  since?: number;
  /** Of an hour, in the same. */
  rate: number;
  /** In notes as `hours.ts` reads them. */
  hours: readonly string[];
  /** Minimum notice in minutes; two hours where it is left out. */
  notice?: number;
  /** Breaks, limits, how far ahead and when consultations start; none where they are left out. */
  working?: Partial<WorkingRules>;
  offers: readonly Offer[];
}
