import type { Reply } from '@parley/contract/endpoint.ts';
import type * as endpoints from '@parley/contract/users/endpoints.ts';
import type { OwnProfile, PublicProfile } from '@parley/contract/users/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { findOwnProfile, findPublicProfile } from './queries-profile.ts';

export async function readOwnProfile({ db }: Platform, actor: Actor): Promise<OwnProfile> {
  return found(await findOwnProfile(db, actor.id));
}

export async function readPublicProfile({ db, clock }: Platform, userId: string): Promise<PublicProfile> {
  return found(await findPublicProfile(db, userId, clock.instant()));
}

/** Derived from the profile's categories. */
export async function readOwnDisciplines(
  platform: Platform,
  actor: Actor,
): Promise<Reply<typeof endpoints.ownDisciplines>> {
  const { disciplines, categories } = await readOwnProfile(platform, actor);
  return { disciplines, categories: categories.map(({ id, name }) => ({ id, name })) };
}

export async function readOwnSkills(platform: Platform, actor: Actor): Promise<{ skills: string[] }> {
  const { skills } = await readOwnProfile(platform, actor);
  return { skills };
}
