import type { CanAdd } from './schemas.ts';

/** What listing another service depends on; without a profile nothing of it is there yet. */
interface AddingConditions {
  initialised: boolean;
  payoutsEnabled: boolean;
  activeServices: number;
  /** How many the installation allows. */
  mostServices: number;
}

/** Everything that keeps a professional from listing another service; empty where they can. */
export function whyNotAdd({
  initialised,
  payoutsEnabled,
  activeServices,
  mostServices,
}: AddingConditions): CanAdd['reasons'] {
  const missing = [
    !initialised && 'profile_not_initialised',
    !payoutsEnabled && 'payouts_not_enabled',
    activeServices >= mostServices && 'too_many_services',
  ] as const;
  return missing.filter((reason) => reason !== false);
}
