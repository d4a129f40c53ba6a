import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, nothing } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { ApiKey, CreatedApiKey, NewApiKey } from './api-keys.ts';

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/key',
  access: SIDE_ROLES,
  summary: 'Your API keys, the latest first.',
  reply: z.array(ApiKey),
});
export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/key',
  access: SIDE_ROLES,
  // The reply holds the key, which is stored nowhere.
  repeat: 'afresh',
  summary: 'Makes an API key, which is shown in this response only; requires the password again.',
  body: NewApiKey,
  reply: CreatedApiKey,
  status: 201,
  refusals: ['password_required', 'wrong_password', 'too_many_keys', 'too_many_requests'],
});
export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/key/:id',
  access: SIDE_ROLES,
  summary: 'Revokes an API key at once and for good.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
