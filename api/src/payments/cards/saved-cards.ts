import type { SavedCard } from '@parley/contract/payments/cards/schemas.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { customerOf } from './customer.ts';
import { customerIdOf } from './queries.ts';

/** As the processor has them: none is stored here. */
export async function listCards({ db, processor }: Platform, { id }: Actor): Promise<SavedCard[]> {
  const customerId = await customerIdOf(db, id);
  return customerId === null ? [] : requestProcessor(processor.listCards(customerId));
}

/** The processor's page to save a card without paying. */
export async function addCard(platform: Platform, { id }: Actor): Promise<{ url: string }> {
  const page = `${platform.settings.PUBLIC_URL}/settings#cards`;
  const opened = await requestProcessor(
    customerOf(platform, id).then((customerId) =>
      platform.processor.createCardPage({ customerId, successUrl: page, cancelUrl: page }),
    ),
  );
  return { url: found(opened.url) };
}

export async function removeCard(
  platform: Platform,
  actor: Actor,
  cardId: string,
): Promise<Record<never, never>> {
  const cards = await listCards(platform, actor);
  if (!cards.some((card) => card.id === cardId)) refuse('not_found');
  await requestProcessor(platform.processor.detachCard(cardId));
  return {};
}
