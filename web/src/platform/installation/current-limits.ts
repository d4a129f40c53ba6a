import { FIRST_LIMITS, type PersonLimits } from '@parley/contract/admin/settings/limits.ts';

type ShownLimits = Pick<PersonLimits, 'services' | 'fileMegabytes'>;
let current: ShownLimits = FIRST_LIMITS;

/** What screens say of what one person may have. Read by the root loader on the server, and from the page in the browser. */
export const currentLimits = (): ShownLimits => current;

export function keepLimits(limits: ShownLimits): void {
  current = limits;
}
