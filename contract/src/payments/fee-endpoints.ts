import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Fee, FeeVersion, NewFee } from './fee.ts';

export const fee = endpoint({
  method: 'GET',
  path: '/api/payment/fee',
  access: 'public',
  mayBeKept: true,
  summary: 'The platform’s fee on what is agreed from now on.',
  reply: Fee,
});
export const feeVersions = endpoint({
  method: 'GET',
  path: '/api/payment/admin/fee',
  access: ['ADMIN'],
  summary: 'The platform’s fee, the current one first, with at most 50 earlier ones.',
  reply: z.array(FeeVersion),
});
export const changeFee = endpoint({
  method: 'PUT',
  path: '/api/payment/admin/fee',
  access: ['ADMIN'],
  summary:
    'Changes the platform’s fee on what is agreed from now on; requires the password unless you signed in recently. Refuses a change of another version than the current one.',
  body: NewFee,
  reply: z.array(FeeVersion),
  refusals: ['invalid_transition', 'password_required', 'wrong_password'],
});
