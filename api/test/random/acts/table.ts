import type { Act } from '../act.ts';
import { CONSULTING } from './consulting.ts';
import { NEGOTIATING } from './negotiating.ts';
import { OVERSEEING } from './overseeing.ts';
import { PAYING } from './paying.ts';
import { REPEATING } from './repeating.ts';
import { WORKING } from './working.ts';

/** Everything that people, admins and the world outside do in a sequence, by name. */
export const ACTS: Readonly<Record<string, Act>> = {
  ...NEGOTIATING,
  ...CONSULTING,
  ...REPEATING,
  ...PAYING,
  ...WORKING,
  ...OVERSEEING,
};
