import { z } from 'zod';
import { id } from '../fields.ts';

export const Category = z.strictObject({ id, name: z.string() });
export type Category = z.infer<typeof Category>;
export const Discipline = z.strictObject({
  id,
  name: z.string(),
  categories: z.array(Category),
  serviceCount: z.int().describe('active services'),
});
export type Discipline = z.infer<typeof Discipline>;
