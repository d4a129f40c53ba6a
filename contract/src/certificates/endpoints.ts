import { z } from 'zod';
import { reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, id, instant, limit, nothing, page, search } from '../fields.ts';
import { AdminCertificate, Certificate, NewCertificate } from './schemas.ts';
import { CERTIFICATE_STATUSES, isRejected } from './states.ts';

const owner = ['PROFESSIONAL'] as const;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certification',
  access: 'public',
  summary: 'The certificates of `userId` that aren’t rejected, or all of your own; verified ones first.',
  query: z.strictObject({ userId: id.optional() }),
  reply: z.array(Certificate),
  refusals: ['unauthenticated', 'forbidden'],
});
export const addCertificate = endpoint({
  method: 'POST',
  path: '/api/certification',
  access: owner,
  summary: 'Adds a certificate; an admin reviews it within 5 working days.',
  body: NewCertificate,
  reply: Certificate,
  status: 201,
  refusals: ['too_many_certificates'],
});
export const changeCertificate = endpoint({
  method: 'PUT',
  path: '/api/certification/:id',
  access: owner,
  summary: 'Changes a certificate, which then needs a new review.',
  params: byId,
  body: NewCertificate,
  reply: Certificate,
  refusals: ['not_found'],
});
export const removeCertificate = endpoint({
  method: 'DELETE',
  path: '/api/certification/:id',
  access: owner,
  summary: 'Removes a certificate and its file.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const adminCertificates = endpoint({
  method: 'GET',
  path: '/api/certification/admin',
  access: ['ADMIN'],
  summary: 'All certificates, the most urgent first; search by name.',
  query: z.strictObject({
    status: z.enum(CERTIFICATE_STATUSES).optional(),
    q: search.optional(),
    sort: z.enum(['urgent', 'newest']).default('urgent'),
    cursor,
    limit,
  }),
  reply: page(AdminCertificate),
});
export const decideCertificate = endpoint({
  method: 'PUT',
  path: '/api/certification/admin',
  access: ['ADMIN'],
  summary: 'Verifies a certificate, or rejects it with a reason shown to its owner.',
  body: z
    .strictObject({
      id,
      status: z.enum(['VERIFIED', 'REJECTED']),
      reason: reason.optional(),
      dueAt: instant
        .nullable()
        .optional()
        .describe('as you last read it: refused if the certificate has changed or been decided since'),
    })
    .refine((decided) => !isRejected(decided.status) || decided.reason !== undefined, {
      path: ['reason'],
      error: /*i18n*/ 'Enter a reason.',
    }),
  reply: AdminCertificate,
  refusals: ['not_found', 'invalid_transition'],
});
