import { z } from 'zod';
import { reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { byId, id, nothing } from '../fields.ts';
import { Hello, NewHello, NewSamples, Sample } from './schemas.ts';

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

export const helloOf = endpoint({
  method: 'GET',
  path: '/api/showcase/hello/:id',
  access: 'public',
  mayBeKept: true,
  summary: 'The hello of a professional in video or audio; null without one.',
  params: byId,
  reply: Hello.nullable(),
});
export const captionsOfHello = endpoint({
  method: 'GET',
  path: '/api/showcase/hello/:id/captions',
  access: 'public',
  summary: 'What a professional says in their hello, as captions.',
  params: byId,
  reply: z.any().describe('WebVTT, without the envelope'),
  refusals: ['not_found'],
});
export const ownHello = endpoint({
  method: 'GET',
  path: '/api/showcase/hello',
  access: owner,
  summary: 'Your hello; null without one.',
  reply: Hello.nullable(),
});
export const changeHello = endpoint({
  method: 'PUT',
  path: '/api/showcase/hello',
  access: owner,
  summary: 'Publishes your hello in place of the one before, or changes its captions.',
  body: NewHello,
  reply: Hello,
});
export const removeOwnHello = endpoint({
  method: 'DELETE',
  path: '/api/showcase/hello',
  access: owner,
  summary: 'Removes your hello. Its recording can be published again for 24 hours.',
  reply: nothing,
  refusals: ['not_found'],
});
export const removeHello = endpoint({
  method: 'DELETE',
  path: '/api/showcase/admin/hello/:id',
  access: ['ADMIN'],
  summary: 'Removes a professional’s hello, with a reason for the audit log.',
  params: byId,
  body: z.strictObject({ reason }),
  reply: nothing,
  refusals: ['not_found'],
});
