import { z } from 'zod';
import { anyCents, id } from '../fields.ts';
import { Person } from '../users/schemas.ts';

/** A job that went well, as its client tells of it. Everybody reads it, so it names no dates. */
export const HireStory = z.strictObject({
  id: id.describe('of the client’s review'),
  rating: z.int(),
  text: z.string(),
  client: Person,
  professional: Person,
  discipline: z.string().nullable().describe('the name of the discipline of the work'),
  amountCents: anyCents.describe('what the client paid for the work'),
  receivedCents: anyCents.describe('what the professional received of it'),
  consultationCents: anyCents.describe('what the first consultation cost; 0 is free'),
  talkedMinutes: z.int().describe('how long the first consultation took'),
  hiredAfterMinutes: z.int().describe('from the end of the first consultation to the hire'),
  workDays: z.int().describe('from the hire to the delivery, each day that was begun'),
});
export type HireStory = z.infer<typeof HireStory>;
