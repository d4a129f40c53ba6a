import { hash } from '@node-rs/argon2';
import { newId } from '../src/platform/database/id.ts';
import type { Platform } from '../src/platform/platform.ts';
import { signAccessToken } from '../src/platform/security/access-token.ts';
import { randomToken } from '../src/platform/security/random.ts';
import { CAST, DATA, LAW, PASSWORD, type Character } from './cast.ts';

const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const at = '2026-01-01T00:00:00.000Z';

/** Puts the cast and the disciplines into an empty database. */
export async function fillCast(platform: Platform): Promise<void> {
  const { db } = platform;
  await db
    .insertInto('disciplines')
    .values([LAW, DATA].map(({ id, name }, position) => ({ id, name, position })))
    .execute();
  await db
    .insertInto('categories')
    .values([
      { id: LAW.contracts, disciplineId: LAW.id, name: 'Contract review', position: 0 },
      { id: LAW.employment, disciplineId: LAW.id, name: 'Employment', position: 1 },
      { id: DATA.pipelines, disciplineId: DATA.id, name: 'Pipelines', position: 0 },
    ])
    .execute();
  await fillPeople(platform, CAST);
}

/** The disciplines have to be there. */
export async function fillPeople(platform: Platform, people: readonly Character[]): Promise<void> {
  await platform.db.insertInto('users').values(people.map(userRow)).execute();
  for (const character of people.filter(({ role }) => role === 'PROFESSIONAL'))
    await fillProfessional(platform, character);
}

function userRow({ id, email, firstName, lastName, role, timeZone }: Character) {
  const displayName = `${firstName} ${lastName}`;
  return { id, email, firstName, lastName, displayName, role, timeZone, passwordHash, createdAt: at };
}

async function fillProfessional({ db }: Platform, { id, timeZone, ready }: Character): Promise<void> {
  if (!ready) {
    await db.insertInto('profiles').values({ userId: id }).execute();
    return;
  }
  const words = { headline: 'Knows the work', bio: 'Has done it for years.', country: 'CO' as const };
  await db
    .insertInto('profiles')
    .values({ userId: id, ...words, experience: 60, initialised: true, payoutsEnabled: true })
    .execute();
  await db.insertInto('profileCategories').values({ userId: id, categoryId: LAW.contracts }).execute();
  await db.insertInto('hours').values({ professionalId: id, timeZone }).execute();
  const workday = (weekday: number) => ({ professionalId: id, weekday, fromMinute: 540, toMinute: 1080 });
  await db.insertInto('hourRules').values([1, 2, 3, 4, 5].map(workday)).execute();
}

/** A session as made by logging in. */
export async function sessionOf(
  platform: Platform,
  { id }: Pick<Character, 'id'>,
): Promise<{ accessToken: string }> {
  const sessionId = newId();
  const now = new Date();
  await platform.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId: id,
      tokenHash: randomToken(),
      rotatedAt: now,
      device: 'test',
      ip: '127.0.0.1',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return { accessToken: await signAccessToken(platform.keys.accessToken, { userId: id, sessionId }) };
}
