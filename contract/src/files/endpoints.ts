import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';
import { File, JobFile, StorageUse } from './schemas.ts';

const byJob = z.strictObject({ jobId: id });
const refusals = [
  'too_large',
  'storage_full',
  'unsupported_media_type',
  'unsupported_file',
  'too_many_requests',
] as const;
// A repeat can only be recognized once all of its bytes are here, and by then a second copy costs nothing.
const repeats = 'The Idempotency-Key is ignored: a repeated upload is another file.';

export const uploadToJob = endpoint({
  method: 'POST',
  path: '/api/upload/job/:jobId',
  access: SIDE_ROLES,
  upload: true,
  summary: `Attaches a file of at most 25 MiB to a job, visible to both sides and admins. ${repeats}`,
  params: byJob,
  reply: JobFile,
  status: 201,
  refusals: ['not_found', 'blocked', ...refusals],
});
export const jobFiles = endpoint({
  method: 'GET',
  path: '/api/upload/job/:jobId',
  access: 'any',
  summary: 'The files of one of your jobs (for admins: of any job), the newest first.',
  params: byJob,
  reply: z.array(JobFile),
  refusals: ['not_found'],
});
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/upload/image',
  access: 'any',
  upload: true,
  summary: `Uploads an image, which is re-encoded without its metadata; deleted after 24 hours unless it is used. ${repeats}`,
  reply: File,
  status: 201,
  refusals,
});
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/upload/file',
  access: 'any',
  upload: true,
  summary: `Uploads a file of at most 25 MiB as it is, photos without their metadata; deleted after 24 hours unless it is used. ${repeats}`,
  reply: File,
  status: 201,
  refusals,
});
export const uploadRecording = endpoint({
  method: 'POST',
  path: '/api/upload/recording',
  access: ['PROFESSIONAL'],
  upload: true,
  summary: `Uploads a video or sound of at most 30 seconds and 15 MiB for your hello (MP4, WebM, Ogg or MP3), put into a new file without its metadata; deleted after 24 hours unless it is used. ${repeats}`,
  reply: File,
  status: 201,
  refusals,
});
export const readStorage = endpoint({
  method: 'GET',
  path: '/api/upload/storage',
  access: 'any',
  summary: 'How much of your storage your files use.',
  reply: StorageUse,
});
export const readFile = endpoint({
  method: 'GET',
  path: '/api/upload/file/:id',
  access: 'public',
  summary:
    'The content of a file, for those who can see what it is attached to; with a width, the smallest copy of a picture that is at least as wide.',
  params: byId,
  query: z.strictObject({ width: z.coerce.number().pipe(z.literal(IMAGE_WIDTHS)).optional() }),
  reply: z.any().describe('the content, without the envelope'),
  refusals: ['not_found'],
});
