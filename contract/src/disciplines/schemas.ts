import { z } from 'zod';
import { description, id, title } from '../fields.ts';

export const Category = z.strictObject({ id, name: z.string() });
export type Category = z.infer<typeof Category>;
export const Discipline = z.strictObject({
  id,
  name: z.string(),
  categories: z.array(Category),
  serviceCount: z.int().describe('active services'),
});
export type Discipline = z.infer<typeof Discipline>;

/** What a posting in a discipline may begin with. */
export const PostingTemplate = z.strictObject({ title, description });
export type PostingTemplate = z.infer<typeof PostingTemplate>;
