import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { MAX_ATTACHMENTS } from '../limits.ts';
import { Person } from '../users/schemas.ts';
import { withCount } from '../numbers.ts';

const pixels = z.int().nullable().describe('pixels; null if it is not an image');
export const File = z.strictObject({
  id,
  name: z.string(),
  size: z.int().describe('bytes'),
  contentType: z.string().describe('detected from the content, not the name'),
  url: z.string(),
  width: pixels,
  height: pixels,
});
export type File = z.infer<typeof File>;
export const Image = File.extend({ alt: z.string() });
export type Image = z.infer<typeof Image>;

/** A file of a job, with who uploaded it and when. */
export const JobFile = File.extend({ uploadedBy: Person, uploadedAt: instant });
export type JobFile = z.infer<typeof JobFile>;

/** How much of somebody’s storage their files use. */
export const StorageUse = z.strictObject({
  usedBytes: z.int().describe('bytes'),
  limitBytes: z.int().describe('bytes'),
});
export type StorageUse = z.infer<typeof StorageUse>;

/** The attachments of something, in order; uploaded before. */
export const fileIds = z
  .array(id)
  .max(MAX_ATTACHMENTS, { error: withCount(/*i18n*/ 'At most {count} files.', MAX_ATTACHMENTS) })
  .default([]);
