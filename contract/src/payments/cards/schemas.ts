import { z } from 'zod';
import { instant } from '../../fields.ts';

/** The processor's id of a card. */
export const cardId = z.string().regex(/^\w{1,100}$/);

/** A card that the processor keeps for its client; only its last digits are known here. */
export const SavedCard = z.strictObject({
  id: cardId,
  brand: z.string().describe('as the processor names it, such as visa'),
  last4: z.string(),
  expMonth: z.int().describe('1 to 12'),
  expYear: z.int().describe('four digits'),
});
export type SavedCard = z.infer<typeof SavedCard>;

export const SavedCards = z.strictObject({
  cards: z.array(SavedCard).describe('the latest first'),
  lostAt: instant
    .nullable()
    .describe('when it was noticed that the processor no longer has any, while none has been saved since'),
});
export type SavedCards = z.infer<typeof SavedCards>;
