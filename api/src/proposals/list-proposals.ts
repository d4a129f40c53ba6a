import type { OwnTalks, Talk } from '@parley/contract/negotiations/schemas.ts';
import { TALKS_AT_ONCE, type TalkStatus } from '@parley/contract/negotiations/states.ts';
import { listTalks } from '../negotiations/list-negotiations.ts';
import type { TalkSort } from '../negotiations/filter.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { ownsPosting } from './queries.ts';

interface Wish {
  status?: TalkStatus;
  sort?: TalkSort;
}

/** The professional's own proposals. */
export async function ownProposals(platform: Platform, { id }: Actor, asked: OwnTalks): Promise<Talk[]> {
  return listTalks(platform, { ...asked, kind: 'PROPOSAL', professionalId: id, limit: TALKS_AT_ONCE });
}

/** The proposals to one of the client's postings, to compare. */
export async function proposalsOf(
  platform: Platform,
  actor: Actor,
  { postingId, status, sort }: Wish & { postingId: string },
): Promise<Talk[]> {
  if (!(await ownsPosting(platform.db, postingId, actor.id))) refuse('not_found');
  return listTalks(platform, { kind: 'PROPOSAL', postingId, status, sort });
}
