import type { Role } from '@parley/contract/access.ts';
import { KINDS, NOTIFICATION_TYPES, type NotificationType } from '@parley/contract/notifications/kinds.ts';

/** The types that this role gets; those that can't be turned off come last. */
export function typesFor(role: Role): NotificationType[] {
  const types = NOTIFICATION_TYPES.filter((type) => KINDS[type].roles?.includes(role) ?? true);
  return types.toSorted((one, other) => Number('locked' in KINDS[one]) - Number('locked' in KINDS[other]));
}
