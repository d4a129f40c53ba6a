import { plural, t } from '@lingui/core/macro';
import { totalText } from '@parley/contract/numbers.ts';
import type { ReplyOf } from '../platform/api.ts';
import type { Api } from '../platform/api-server.ts';
import type { Result } from '../platform/result.ts';
import type { Facets } from './facets.ts';

export type List = Result<ReplyOf<'GET /api/job/jobPosting/all'>>;
const LIMIT = 15;

export function readPostings(api: Api, facets: Facets, cursor?: string, limit = LIMIT): Promise<List> {
  return api('GET /api/job/jobPosting/all', {
    query: { ...facets, exact: facets.exact ? 'true' : undefined, cursor, limit },
  });
}

/** "12 job postings". */
export function resultCountText(list: List): string {
  if (!list.ok) return t`job postings`;
  const { total } = list.data;
  const count = totalText(total);
  return plural(total, { one: '# job posting', other: `${count} job postings` });
}
