import { MAX_SERVICES } from '../limits.ts';
import type { CanAdd } from './schemas.ts';

/** What listing another service depends on; without a profile nothing of it is there yet. */
interface AddingConditions {
  initialised: boolean;
  payoutsEnabled: boolean;
  activeServices: number;
  /** Paused ones included; those there are matter only to a further one. */
  allServices: number;
  /** How many the installation allows. */
  mostServices: number;
}

/** Everything that keeps a professional from listing another service; empty where they can. */
export function whyNotAdd({
  initialised,
  payoutsEnabled,
  activeServices,
  allServices,
  mostServices,
}: AddingConditions): CanAdd['reasons'] {
  const missing = [
    !initialised && 'profile_not_initialised',
    !payoutsEnabled && 'payouts_not_enabled',
    activeServices >= mostServices && 'too_many_services',
    allServices >= MAX_SERVICES && 'too_many_in_all',
  ] as const;
  return missing.filter((reason) => reason !== false);
}

/** Whether it also keeps a paused one that is there from being published. */
export const keepsFromPublishing = (reason: CanAdd['reasons'][number]) => reason !== 'too_many_in_all';
