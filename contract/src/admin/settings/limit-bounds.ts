import { MAX_FILE_BYTES } from '../../limits.ts';
import { MAX_ACTIVE_SERVICES, MEBIBYTE, type PersonLimits } from './limits.ts';

/** By which the storage of a person is counted. */
export const MEGABYTE = 1_000_000;

/** Never beyond what the product was built and measured for. */
export const LIMIT_BOUNDS = {
  services: { least: 1, most: MAX_ACTIVE_SERVICES },
  postings: { least: 1, most: 500 },
  freeConsultations: { least: 0, most: 100 },
  fileMegabytes: { least: 1, most: MAX_FILE_BYTES / MEBIBYTE },
  storedMegabytes: { least: 50, most: 1_000_000 },
} as const satisfies Record<keyof PersonLimits, { least: number; most: number }>;
