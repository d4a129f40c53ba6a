/** What API keys are for: areas of the API, each to read or to write. */
const AREAS = [
  'profile',
  'availability',
  'hiring',
  'jobs',
  'chat',
  'files',
  'payments',
  'notifications',
] as const;
export type Area = (typeof AREAS)[number];

export const SCOPES = AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
export type Scope = (typeof SCOPES)[number];

/** What every key begins with, for programs that look for leaked secrets. */
export const KEY_PREFIX = 'parley_';
/** How many days a key lasts. */
export const KEY_DAYS = [7, 30, 90, 365] as const;
