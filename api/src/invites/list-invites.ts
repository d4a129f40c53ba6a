import type { OwnTalks, Talk } from '@parley/contract/negotiations/schemas.ts';
import { TALKS_AT_ONCE } from '@parley/contract/negotiations/states.ts';
import { listTalks } from '../negotiations/list-negotiations.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { ownsPosting } from './queries.ts';

/** The invites a client has sent or a professional has received. */
export async function ownInvites(platform: Platform, { id, role }: Actor, asked: OwnTalks): Promise<Talk[]> {
  const side = role === 'CLIENT' ? { clientId: id } : { professionalId: id };
  return listTalks(platform, { ...asked, kind: 'INVITE', ...side, limit: TALKS_AT_ONCE });
}

/** The invites to one of the client's postings. */
export async function invitesOf(platform: Platform, actor: Actor, postingId: string): Promise<Talk[]> {
  if (!(await ownsPosting(platform.db, postingId, actor.id))) refuse('not_found');
  return listTalks(platform, { kind: 'INVITE', postingId });
}
