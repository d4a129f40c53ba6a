import { money } from '@parley/contract/money.ts';
import { getPosting } from '../job-postings/get-posting.ts';
import type { Platform } from '../platform/platform.ts';
import { getService } from '../services/get-service.ts';
import { readPublicProfile } from '../users/profiles/profiles.ts';

/** What stands on a card: above, large, and below. */
export interface CardWords {
  over: string;
  title: string;
  under: string;
}

export const SITE: CardWords = {
  over: 'Remote professionals',
  title: 'Talk first, then hire.',
  under: 'Find somebody who is awake when you are',
};

export async function wordsOfService(platform: Platform, id: string): Promise<CardWords> {
  const { title, categoryName, professional, priceCents, pricing, rating } = await getService(
    platform,
    null,
    id,
  );
  const price = pricing === 'HOURLY' ? `${money(priceCents)} an hour` : money(priceCents);
  const under = [readable(professional.displayName), price, ...stars(rating)];
  return { over: categoryName, title: readable(title) ?? 'A service on Parley', under: joined(under) };
}

export async function wordsOfPosting(platform: Platform, id: string): Promise<CardWords> {
  const { title, categoryName, budgetMinCents, budgetMaxCents, pricing } = await getPosting(
    platform,
    null,
    id,
  );
  const budget = `${money(budgetMinCents)} to ${money(budgetMaxCents)}`;
  const under = ['Job posting', pricing === 'HOURLY' ? `${budget} an hour` : budget];
  return { over: categoryName, title: readable(title) ?? 'A job posting on Parley', under: joined(under) };
}

export async function wordsOfProfessional(platform: Platform, id: string): Promise<CardWords> {
  const { displayName, headline, categories, rating } = await readPublicProfile(platform, id);
  const under = [readable(headline), ...stars(rating)];
  return {
    over: categories[0]?.name ?? 'Professional',
    title: readable(displayName) ?? 'A professional on Parley',
    under: joined(under),
  };
}

const stars = ({ average, count }: { average: number | null; count: number }) =>
  average === null ? [] : [`${average.toFixed(1)} of 5 from ${count} ${count === 1 ? 'review' : 'reviews'}`];

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join('  ·  ');

/**
 * A text in letters that the fonts of the card have, without pictographs; null where it is written in another script,
 * as boxes in the place of letters would be worse than none.
 */
export function readable(text: string): string | null {
  const plain = text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}$€£¥+=<>|~^°]/gu, '');
  const words = plain.replaceAll(/\s+/g, ' ').trim();
  return words === '' || /[^\p{Script=Latin}\P{L}]/u.test(words) ? null : words;
}
