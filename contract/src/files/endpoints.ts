import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';

export const readFile = endpoint({
  method: 'GET',
  path: '/api/upload/file/:id',
  access: 'public',
  summary: 'The bytes of a file, for those who may see what it hangs on.',
  params: byId,
  reply: z.any().describe('the bytes, without the envelope'),
  refusals: ['not_found'],
});
