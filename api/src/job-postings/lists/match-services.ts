import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { matchingServices as endpoint } from '@parley/contract/job-postings/endpoints.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { understand } from '../../platform/search/understand.ts';
import { matchesFor, criteriaOf, type MatchDetails, type PostingCriteria } from './queries-match.ts';

/** Matching services, best first, with reasons. */
export async function matchServices(
  { db, clock }: Platform,
  actor: Actor,
  { id, q, ...query }: Received<typeof endpoint>['query'] & { id: string },
): Promise<Reply<typeof endpoint>> {
  const posting = found(await criteriaOf(db, id, actor.id));
  const search = q === undefined ? undefined : await understand(db, q);
  const rows = await matchesFor(db, posting, { ...query, search, now: clock.instant() });
  const services = rows.map(({ match: { score, fit }, ...service }) => ({
    ...service,
    match: { score, because: reasons(posting, fit) },
  }));
  return pageOf(services, query.limit, ({ match, id: serviceId }) => [match.score, serviceId]);
}

/** Most important first. */
function reasons({ categoryName, skills }: PostingCriteria, fit: MatchDetails): string[] {
  const { isInCategory, common, hasExperience, isWithinBudget, isFree, rating } = fit;
  const values = { common: common.length, total: skills.length, names: common.join(', ') };
  const all = [
    isInCategory && i18n.t('Same category: {category}', { category: categoryName }),
    common.length > 0 &&
      i18n.t('{total, plural, one {The skill you need} other {{common} of your # skills}}: {names}', values),
    hasExperience && i18n.t('The experience you need'),
    isWithinBudget && i18n.t('Within your budget'),
    isFree && i18n.t('Available within 48 hours'),
    rating !== null && i18n.t('Rated {rating} out of 5 for this service', { rating }),
  ];
  return all.filter((reason) => reason !== false);
}
