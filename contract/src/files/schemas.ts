import { z } from 'zod';
import { id } from '../fields.ts';

export const File = z.strictObject({
  id,
  name: z.string(),
  size: z.int().describe('bytes'),
  contentType: z.string(),
  url: z.string(),
});
export const Image = File.extend({ alt: z.string() });
export type Image = z.infer<typeof Image>;
