import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id, url } from '../../fields.ts';
import { NewTip } from './schemas.ts';

export const openTip = endpoint({
  method: 'POST',
  path: '/api/payment/tip/:jobId',
  access: ['CLIENT'],
  summary:
    'The processor’s page to tip the professional of a completed job; one page is open for a job, and another amount replaces it.',
  params: z.strictObject({ jobId: id }),
  body: NewTip,
  repeat: 'afresh',
  reply: url,
  refusals: [
    'not_found',
    'invalid_transition',
    'tip_too_large',
    'payment_disputed',
    'blocked',
    'payment_processing',
    'processor_unavailable',
  ],
});
