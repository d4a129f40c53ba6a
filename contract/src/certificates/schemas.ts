import { z } from 'zod';
import { File } from '../files/schemas.ts';
import { date, id, instant, text, webAddress } from '../fields.ts';
import { MAX_CERTIFICATE_NAME, MIN_CERTIFICATE_NAME } from '../limits.ts';
import { Person } from '../users/schemas.ts';
import { CERTIFICATE_STATUSES } from './states.ts';

export const Certificate = z.strictObject({
  id,
  professionalId: id,
  name: z.string(),
  issuer: z.string(),
  issuedOn: date,
  expiresOn: date.nullable(),
  credentialUrl: z.string().nullable().describe('where the issuer shows it; never fetched by Parley'),
  status: z.enum(CERTIFICATE_STATUSES),
  isExpired: z.boolean(),
  hasBadge: z.boolean().describe('verified and not expired'),
  reason: z.string().nullable().describe('why it was rejected; visible to its owner and admins'),
  file: File.nullable().describe('visible to its owner and admins'),
  createdAt: instant,
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate as admins see it. */
export const AdminCertificate = Certificate.extend({
  professional: Person,
  dueAt: instant.nullable().describe('when a decision is due; null once decided'),
  isOverdue: z.boolean(),
});
export type AdminCertificate = z.infer<typeof AdminCertificate>;

export const NewCertificate = z
  .strictObject({
    name: text(MIN_CERTIFICATE_NAME, MAX_CERTIFICATE_NAME, /*i18n*/ 'Enter the certificate’s name.'),
    issuer: text(MIN_CERTIFICATE_NAME, MAX_CERTIFICATE_NAME, /*i18n*/ 'Enter who issued it.'),
    issuedOn: date,
    expiresOn: date.nullable().optional(),
    credentialUrl: webAddress.nullable().optional(),
    fileId: id.nullable().optional().describe('one of your uploaded files'),
  })
  .refine(({ issuedOn, expiresOn }) => !expiresOn || expiresOn >= issuedOn, {
    path: ['expiresOn'],
    error: /*i18n*/ 'The expiry date can’t be before the issue date.',
  });
export type NewCertificate = z.infer<typeof NewCertificate>;
