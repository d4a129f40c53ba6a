import type { SavedCards } from '@parley/contract/payments/cards/schemas.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { asCustomer } from './customer.ts';
import { againIfGone, orGone } from './lose-customer.ts';
import { customerRow, forgetLoss } from './queries.ts';

/** As the processor has them: none is stored here. */
export const listCards = (platform: Platform, { id }: Actor): Promise<SavedCards> =>
  againIfGone(() => askForCards(platform, id));

async function askForCards(platform: Platform, userId: string): Promise<SavedCards> {
  const customer = await customerRow(platform.db, userId);
  if (!customer) return { cards: [], lostAt: null };
  const { processorId, goneId, goneAt } = customer;
  if (processorId === goneId) return { cards: [], lostAt: goneAt };
  const answer = orGone(platform, processorId, platform.processor.listCards(processorId));
  const cards = await requestProcessor(answer);
  return { cards, lostAt: cards.length === 0 ? goneAt : null };
}

/** The processor's page to save a card without paying. */
export async function addCard(platform: Platform, { id }: Actor): Promise<{ url: string }> {
  const page = `${platform.settings.PUBLIC_URL}/settings#cards`;
  const open = () =>
    asCustomer(platform, id, (customerId) =>
      platform.processor.createCardPage({ customerId, successUrl: page, cancelUrl: page }),
    );
  const opened = await requestProcessor(againIfGone(open));
  return { url: found(opened.url) };
}

export async function removeCard(
  platform: Platform,
  actor: Actor,
  cardId: string,
): Promise<Record<never, never>> {
  const { cards } = await listCards(platform, actor);
  if (!cards.some((card) => card.id === cardId)) refuse('not_found');
  await requestProcessor(platform.processor.detachCard(cardId));
  await forgetLoss(platform.db, actor.id);
  return {};
}
