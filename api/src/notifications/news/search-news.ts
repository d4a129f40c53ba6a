import type { Events, Subscriptions } from '../../platform/events.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import { reasons } from '../../saved-searches/recommendations/reasons.ts';
import { notify } from './notify.ts';
import { postingUrl, searchUrl } from './urls.ts';
import { excerpt } from './words.ts';

type Found = Events['search.found'];

const FOUND: Record<Found['kind'], string> = {
  SERVICE:
    /*i18n*/ '{count, plural, one {# new service matches “{name}”} other {# new services match “{name}”}}.',
  POSTING:
    /*i18n*/ '{count, plural, one {# new job posting matches “{name}”} other {# new job postings match “{name}”}}.',
};

const TITLE_LENGTH = 60;

export const searchNews: Subscriptions = {
  'posting.fits': (platform, trx, { postingId, clientId, professionalId, title, fit, startsAt }) =>
    notify(platform, trx, {
      to: professionalId,
      from: clientId,
      type: 'RECOMMENDATION',
      url: postingUrl(postingId),
      say: ({ when }) =>
        i18n.t('New job posting that fits you: “{title}”. You’re both free {time}. {reasons}.', {
          title,
          time: when(startsAt),
          reasons: reasons(fit).join(' · '),
        }),
    }),
  'search.found': (platform, trx, found) =>
    notify(platform, trx, {
      to: found.userId,
      type: 'SEARCH',
      url: searchUrl(found),
      say: () => `${i18n.t(FOUND[found.kind], { count: found.count, name: found.name })} ${listed(found)}.`,
    }),
};

/** The newest by their titles, and how many there are besides. */
function listed({ titles, count }: Found): string {
  const more = count - titles.length;
  const parts = titles.map((title) => `“${excerpt(title, TITLE_LENGTH)}”`);
  if (more > 0) parts.push(i18n.t('{more} more', { more }));
  return new Intl.ListFormat(currentReader().language, { type: 'conjunction' }).format(parts);
}
