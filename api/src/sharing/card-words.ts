import { shortMoney as money } from '@parley/contract/money.ts';
import { getPosting } from '../job-postings/get-posting.ts';
import { i18n } from '../platform/language/language.ts';
import type { Platform } from '../platform/platform.ts';
import { getService } from '../services/get-service.ts';
import { readPublicProfile } from '../users/profiles/profiles.ts';

/** The three lines of a preview image, and the file of the portrait beside them. */
export interface CardText {
  over: string;
  title: string;
  under: string;
  portraitId?: string | null;
}

export const siteCardText = (): CardText => ({
  over: i18n.t('Remote professionals'),
  title: i18n.t('Talk first. Then hire.'),
  under: i18n.t('Find someone who’s up when you are'),
});

export async function serviceCardText(platform: Platform, id: string): Promise<CardText> {
  const { title, categoryName, professional, priceCents, pricing, rating } = await getService(
    platform,
    null,
    id,
  );
  const price =
    pricing === 'HOURLY' ? i18n.t('{price} per hour', { price: money(priceCents) }) : money(priceCents);
  const under = [readable(professional.displayName), price, ...stars(rating)];
  return {
    over: categoryName,
    title: readable(title) ?? i18n.t('A service on Parley'),
    under: joined(under),
    portraitId: portraitOf(professional),
  };
}

export async function postingCardText(platform: Platform, id: string): Promise<CardText> {
  const { title, categoryName, budgetMinCents, budgetMaxCents, pricing } = await getPosting(
    platform,
    null,
    id,
  );
  const [from, to] = [money(budgetMinCents), money(budgetMaxCents)];
  const budget =
    pricing === 'HOURLY'
      ? i18n.t('{from} to {to} per hour', { from, to })
      : i18n.t('{from} to {to}', { from, to });
  const under = [i18n.t('Job posting'), budget];
  return {
    over: categoryName,
    title: readable(title) ?? i18n.t('A job posting on Parley'),
    under: joined(under),
  };
}

export async function professionalCardText(platform: Platform, id: string): Promise<CardText> {
  const { displayName, headline, categories, rating, avatarUrl } = await readPublicProfile(platform, id);
  const under = [readable(headline), ...stars(rating)];
  return {
    over: categories[0]?.name ?? i18n.t('Professional'),
    title: readable(displayName) ?? i18n.t('A professional on Parley'),
    under: joined(under),
    portraitId: portraitOf({ avatarUrl }),
  };
}

const stars = ({ average, count }: { average: number | null; count: number }) =>
  average === null
    ? []
    : [
        i18n.t('{average} out of 5 from {count, plural, one {# review} other {# reviews}}', {
          average: average.toFixed(1),
          count,
        }),
      ];

const portraitOf = ({ avatarUrl }: { avatarUrl: string | null }) => avatarUrl?.split('/').at(-1) ?? null;

/** Spaces that neither collapse nor break, so that no line begins with a dot. */
const DOT = '\u00A0\u00A0·\u00A0 ';

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(DOT);

/**
 * Only characters that the card's fonts have, without emoji; null for other scripts, where boxes would be worse than
 * nothing.
 */
export function readable(text: string): string | null {
  const plain = text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}$€£¥+=<>|~^°]/gu, '');
  const words = plain.replaceAll(/\s+/g, ' ').trim();
  return words === '' || /[^\p{Script=Latin}\P{L}]/u.test(words) ? null : words;
}
