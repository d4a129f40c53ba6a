import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { File, JobFile, StorageUse } from './schemas.ts';

const byJob = z.strictObject({ jobId: id });
const refusals = [
  'too_large',
  'storage_full',
  'unsupported_media_type',
  'unsupported_file',
  'too_many_requests',
] as const;
// A repeat cannot be told from another file before all of its bytes are here, and then it costs nothing to keep both.
const repeats = 'An Idempotency-Key is not looked at: sent again it is another file.';

export const uploadToJob = endpoint({
  method: 'POST',
  path: '/api/upload/job/:jobId',
  access: SIDE_ROLES,
  upload: true,
  summary: `Hangs a file of at most 25 MiB on a job, for its two sides and admins. ${repeats}`,
  params: byJob,
  reply: JobFile,
  status: 201,
  refusals: ['not_found', ...refusals],
});
export const jobFiles = endpoint({
  method: 'GET',
  path: '/api/upload/job/:jobId',
  access: 'any',
  summary: 'The files of a job, the newest first: of a job of mine or, for admins, of any.',
  params: byJob,
  reply: z.array(JobFile),
  refusals: ['not_found'],
});
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/upload/image',
  access: 'any',
  upload: true,
  summary: `A picture, made anew without its metadata; gone after 24 hours unless it is used. ${repeats}`,
  reply: File,
  status: 201,
  refusals,
});
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/upload/file',
  access: 'any',
  upload: true,
  summary: `A file of at most 25 MiB as it is, photographs without what the camera wrote; gone after 24 hours unless it is used. ${repeats}`,
  reply: File,
  status: 201,
  refusals,
});
export const readStorage = endpoint({
  method: 'GET',
  path: '/api/upload/storage',
  access: 'any',
  summary: 'How much my files fill of what I may store.',
  reply: StorageUse,
});
export const readFile = endpoint({
  method: 'GET',
  path: '/api/upload/file/:id',
  access: 'public',
  summary: 'The bytes of a file, for those who may see what it hangs on.',
  params: byId,
  reply: z.any().describe('the bytes, without the envelope'),
  refusals: ['not_found'],
});
