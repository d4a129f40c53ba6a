import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, text, url } from '../fields.ts';
import { Earnings, Payment, PayoutAccount } from './schemas.ts';

export const earnings = endpoint({
  method: 'GET',
  path: '/api/payment/professional',
  access: ['PROFESSIONAL'],
  summary: 'My payout account, what is held and available for me, and what I earned.',
  reply: Earnings,
});
export const onboard = endpoint({
  method: 'POST',
  path: '/api/payment/onboard',
  access: ['PROFESSIONAL'],
  summary: 'The processor’s own page to set up payouts; works once.',
  body: z.strictObject({
    country: text(2, 60)
      .optional()
      .describe('where the bank account is; the profile’s by default, and never changed later'),
  }),
  reply: url,
  refusals: ['processor_unavailable'],
});
export const confirmOnboarding = endpoint({
  method: 'POST',
  path: '/api/payment/onboard/confirm',
  access: ['PROFESSIONAL'],
  summary: 'Asks the processor how my account stands now.',
  body: nothing,
  reply: z.strictObject({ account: PayoutAccount }),
  refusals: ['processor_unavailable'],
});
export const openCheckout = endpoint({
  method: 'POST',
  path: '/api/payment/checkout/:jobId',
  access: ['CLIENT'],
  summary: 'The processor’s own page to pay for a job; the same one while it is open.',
  params: z.strictObject({ jobId: id }),
  body: nothing,
  reply: url,
  refusals: ['not_found', 'already_paid', 'invalid_transition', 'processor_unavailable'],
});
export const lookAtPayment = endpoint({
  method: 'POST',
  path: '/api/payment/paid',
  access: ['CLIENT'],
  summary: 'The payment of a job as the processor says it is now.',
  body: z.strictObject({ jobId: id }),
  reply: Payment,
  refusals: ['not_found', 'processor_unavailable'],
});
export const webhook = endpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  access: 'public',
  summary: 'Where the processor tells what happened, signed; each event has one effect.',
  raw: true,
  reply: nothing,
  refusals: ['invalid_input'],
});
