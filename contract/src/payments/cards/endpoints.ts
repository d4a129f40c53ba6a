import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { nothing, url } from '../../fields.ts';
import { cardId, SavedCards } from './schemas.ts';

export const savedCards = endpoint({
  method: 'GET',
  path: '/api/payment/card',
  access: ['CLIENT'],
  summary: 'Your cards that the processor keeps for later payments.',
  reply: SavedCards,
  refusals: ['processor_unavailable'],
});
export const addCard = endpoint({
  method: 'POST',
  path: '/api/payment/card',
  access: ['CLIENT'],
  summary: 'The processor’s page to save a card without paying.',
  body: nothing,
  repeat: 'afresh',
  reply: url,
  refusals: ['processor_unavailable'],
});
export const removeCard = endpoint({
  method: 'DELETE',
  path: '/api/payment/card/:id',
  access: ['CLIENT'],
  summary: 'Removes a saved card at the processor; payments already made with it stay.',
  params: z.strictObject({ id: cardId }),
  reply: nothing,
  refusals: ['not_found', 'processor_unavailable'],
});
