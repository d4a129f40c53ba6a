import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { MAX_ATTACHMENTS } from '../limits.ts';
import { Person } from '../users/schemas.ts';

const pixels = z.int().nullable().describe('pixels; null where it is no picture');
export const File = z.strictObject({
  id,
  name: z.string(),
  size: z.int().describe('bytes'),
  contentType: z.string().describe('told by the bytes, whatever the name says'),
  url: z.string(),
  width: pixels,
  height: pixels,
});
export type File = z.infer<typeof File>;
export const Image = File.extend({ alt: z.string() });
export type Image = z.infer<typeof Image>;

/** A file of a job, with who brought it and when. */
export const JobFile = File.extend({ uploadedBy: Person, uploadedAt: instant });
export type JobFile = z.infer<typeof JobFile>;

/** How much of what somebody may store their files fill. */
export const StorageUse = z.strictObject({
  usedBytes: z.int().describe('bytes'),
  limitBytes: z.int().describe('bytes'),
});
export type StorageUse = z.infer<typeof StorageUse>;

/** The files that hang on something, in their order; they are uploaded before. */
export const fileIds = z
  .array(id)
  .max(MAX_ATTACHMENTS, { error: `At most ${MAX_ATTACHMENTS} files.` })
  .default([]);
