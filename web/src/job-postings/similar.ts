import type { JobPosting, JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import type { Api } from '../platform/api-server.ts';

const MOST = 4;

/** Open postings of the same category, the newest first; where these are few, of the same discipline, too. */
export async function readSimilar(
  api: Api,
  { id, categoryId, disciplineId }: Pick<JobPosting, 'id' | 'categoryId' | 'disciplineId'>,
): Promise<JobPostingCard[]> {
  const read = async (kind: { categoryId: string } | { disciplineId: string }, known: JobPostingCard[]) => {
    // One more than are shown may be the posting itself, or known already.
    const limit = MOST + 1 + known.length;
    const list = await api('GET /api/job/jobPosting/all', { query: { ...kind, limit } });
    const seen = new Set([id, ...known.map((posting) => posting.id)]);
    const others = list.ok ? list.data.items.filter((posting) => !seen.has(posting.id)) : [];
    return [...known, ...others].slice(0, MOST);
  };
  const nearest = await read({ categoryId }, []);
  return nearest.length < MOST ? read({ disciplineId }, nearest) : nearest;
}
