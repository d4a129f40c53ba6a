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

const accessText = (name: string, canRead: boolean, canWrite: boolean): string => {
  if (!canWrite) return t`${name}: read`;
  return canRead ? t`${name}: read and write` : t`${name}: write`;
};

/** A key's scopes in one line: "Hiring: read and write · Chat: read". */
export function permissionsText(scopes: readonly Scope[]): string {
  return permissions()
    .map(({ area, name }) => {
      const [canRead, canWrite] = [scopes.includes(`${area}:read`), scopes.includes(`${area}:write`)];
      return canRead || canWrite ? accessText(name, canRead, canWrite) : '';
    })
    .filter(Boolean)
    .join(' · ');
}
