import { z } from 'zod';
import { reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { byId, id, nothing } from '../fields.ts';
import { NewSamples, Sample } from './schemas.ts';

const owner = ['PROFESSIONAL'] as const;

export const samplesOf = endpoint({
  method: 'GET',
  path: '/api/showcase/samples/:id',
  access: 'public',
  mayBeKept: true,
  summary:
    'The work samples of a professional in their order: those of the profile, then those of active services; or of one service.',
  params: byId,
  query: z.strictObject({ serviceId: id.optional() }),
  reply: z.array(Sample),
});
export const ownSamples = endpoint({
  method: 'GET',
  path: '/api/showcase/samples',
  access: owner,
  summary: 'Your work samples: of the profile, or of one of your services.',
  query: z.strictObject({ serviceId: id.optional() }),
  reply: z.array(Sample),
});
export const changeSamples = endpoint({
  method: 'PUT',
  path: '/api/showcase/samples',
  access: owner,
  summary: 'Replaces the work samples of your profile or of one of your services.',
  body: NewSamples,
  reply: z.array(Sample),
  refusals: ['not_found'],
});
export const removeSample = endpoint({
  method: 'DELETE',
  path: '/api/showcase/admin/samples/:id',
  access: ['ADMIN'],
  summary: 'Removes somebody’s work sample, with a reason for the audit log.',
  params: byId,
  body: z.strictObject({ reason }),
  reply: nothing,
  refusals: ['not_found'],
});
