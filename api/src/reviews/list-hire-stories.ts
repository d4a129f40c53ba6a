import type { HireStory } from '@parley/contract/reviews/hire-stories.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { latestHireStories } from './queries-hire-stories.ts';

const SHOWN = 3;
const CANDIDATES = 40;

export async function listHireStories({ db }: Platform, actor: Actor | null): Promise<HireStory[]> {
  return varied(await latestHireStories(db, actor?.id ?? null, CANDIDATES));
}

/** No client, professional or discipline twice; those with two faces first, then those with two clocks. */
function varied(candidates: readonly HireStory[]): HireStory[] {
  const telling = candidates.toSorted((one, other) => worthOf(other) - worthOf(one));
  const picked: HireStory[] = [];
  for (const each of telling) {
    const isNew = picked.every(
      ({ client, professional, discipline }) =>
        client.id !== each.client.id &&
        professional.id !== each.professional.id &&
        discipline !== each.discipline,
    );
    if (isNew && picked.length < SHOWN) picked.push(each);
  }
  return picked;
}

function worthOf({ client, professional }: HireStory): number {
  const faces = [client, professional].filter(({ avatarUrl }) => avatarUrl !== null).length;
  return faces * 2 + Number(client.timeZone !== professional.timeZone);
}
