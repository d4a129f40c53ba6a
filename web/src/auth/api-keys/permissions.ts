import { t } from '@lingui/core/macro';
import type { Area, Scope } from '@parley/contract/auth/scopes.ts';

export interface Permission {
  area: Area;
  name: string;
  about: string;
}

/** What a key can be allowed, in words. */
export const permissions = (): readonly Permission[] => [
  { area: 'profile', name: t`Profile`, about: t`Your account’s name, profile, services and certificates` },
  { area: 'availability', name: t`Availability`, about: t`Your hours and the times you can be booked` },
  { area: 'hiring', name: t`Hiring`, about: t`Job postings, proposals, invitations and saved searches` },
  { area: 'jobs', name: t`Jobs`, about: t`Jobs, offers, consultations and reviews` },
  { area: 'chat', name: t`Chat`, about: t`The messages of your jobs` },
  { area: 'files', name: t`Files`, about: t`Files you can open or upload` },
  { area: 'payments', name: t`Payments`, about: t`Payments, payouts, invoices and billing details` },
  {
    area: 'notifications',
    name: t`Notifications`,
    about: t`Notifications, your dashboard and support tickets`,
  },
];

/** A key's scopes, areas with the same access in one line: "Read and write: Hiring, Jobs", "Read: Chat". */
export function permissionLines(scopes: readonly Scope[]): string[] {
  const all = permissions();
  const areas = (canRead: boolean, canWrite: boolean): string => {
    const names = all
      .filter(
        ({ area }) =>
          scopes.includes(`${area}:read`) === canRead && scopes.includes(`${area}:write`) === canWrite,
      )
      .map(({ name }) => name);
    return names.length === all.length ? t`everything` : names.join(', ');
  };
  const [both, read, write] = [areas(true, true), areas(true, false), areas(false, true)];
  return [
    ...(both ? [t`Read and write: ${both}`] : []),
    ...(read ? [t`Read: ${read}`] : []),
    ...(write ? [t`Write: ${write}`] : []),
  ];
}
