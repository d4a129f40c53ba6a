import type { Side } from '@parley/contract/sides.ts';
import type { Character } from '../cast.ts';
import { createClient, type Client } from '../client.ts';
import { control } from '../control.ts';
import { fillPeople, sessionOf } from '../fill.ts';
import { offerService } from '../negotiations.ts';
import type { World } from '../world.ts';

/** Somebody of a sequence, signed in. */
export interface Person extends Character {
  /** As the log of a sequence names them. */
  name: string;
  client: Client;
}

/** The people of one sequence, who have no business with those of the others, and the admin of all. */
export interface Cast {
  clients: readonly Person[];
  professionals: readonly Person[];
  admin: Person;
  /** Of the professionals: with a free consultation, with a priced one, and booked instantly at either. */
  services: readonly { id: string; professionalId: string }[];
}

const id = (sequence: number, number: number) =>
  `01910000-0000-7000-8000-${String(sequence * 10 + number).padStart(12, '0')}`;

/** Two clients and two professionals a sequence, in different zones. */
const charactersOf = (sequence: number): Character[] => [
  someone(sequence, 1, 'CLIENT', 'America/New_York'),
  someone(sequence, 2, 'CLIENT', 'Asia/Kathmandu'),
  someone(sequence, 3, 'PROFESSIONAL', 'America/Bogota'),
  someone(sequence, 4, 'PROFESSIONAL', 'America/Lima'),
];

const FIRST_NAMES = ['', 'Clara', 'Milo', 'Ana', 'Inti'];

function someone(sequence: number, number: number, role: Character['role'], timeZone: string): Character {
  const firstName = FIRST_NAMES[number] ?? '';
  const email = `${firstName.toLowerCase()}.${sequence}@people.test`;
  const lastName = `Number${sequence}`;
  return { id: id(sequence, number), firstName, lastName, email, role, timeZone, ready: true };
}

/** Puts the people of so many sequences into a world, ready to hire and to work. */
export async function makeCasts(world: World, admin: Character, sequences: number): Promise<Cast[]> {
  const { platform } = world;
  const casts = Array.from({ length: sequences }, (_, sequence) => charactersOf(sequence));
  await fillPeople(platform, casts.flat());
  const overseer = await signedIn(world, admin);
  const made: Cast[] = [];
  for (const characters of casts) {
    const people = await Promise.all(characters.map((character) => signedIn(world, character)));
    const professionals = people.filter(({ role }) => role === 'PROFESSIONAL');
    for (const professional of professionals) await openAccount(world, professional);
    const services = (await Promise.all(professionals.map((each) => offerServices(world, each)))).flat();
    const clients = people.filter(({ role }) => role === 'CLIENT');
    made.push({ clients, professionals, admin: overseer, services });
  }
  return made;
}

const PRICE = 4_000;
const SERVICES = [
  {},
  {},
  { instantBooking: true },
  { consultationPriceCents: PRICE, cancellationHours: 24 },
  { consultationPriceCents: PRICE, cancellationHours: 2, creditConsultation: false },
  { consultationPriceCents: PRICE, cancellationHours: 48, instantBooking: true },
] as const;

async function offerServices(world: World, { id: professionalId }: Person) {
  const ids = await Promise.all(SERVICES.map((more) => offerService(world, professionalId, true, more)));
  return ids.map((each) => ({ id: each, professionalId }));
}

async function signedIn({ app, platform }: World, character: Character): Promise<Person> {
  const name = character.firstName;
  return { ...character, name, client: createClient(app, await sessionOf(platform, character)) };
}

/** Disabling ends every session. */
export async function signInAgain({ app, platform }: World, person: Person): Promise<void> {
  person.client = createClient(app, await sessionOf(platform, person));
}

/** What onboarding leads to, in one step. */
async function openAccount(world: World, { id: userId, email }: Person): Promise<void> {
  const { db, processor, clock } = world.platform;
  const account = await processor.createAccount({ userId, email, country: 'CO', key: `account:${userId}` });
  await control(world, `account/${account.id}`, { outcome: 'enabled' });
  await db
    .insertInto('payoutAccounts')
    .values({
      professionalId: userId,
      processorId: account.id,
      status: 'ENABLED',
      payoutsEnabled: true,
      updatedAt: clock.instant(),
    })
    .execute();
}

/** Whoever it is of the cast. */
export function personOf(cast: Cast, userId: string): Person {
  const found = [...cast.clients, ...cast.professionals, cast.admin].find((one) => one.id === userId);
  if (!found) throw new Error(`nobody of the sequence is ${userId}`);
  return found;
}

interface Between {
  clientId: string;
  professionalId: string;
}

export const sideOf = (cast: Cast, between: Between, side: Side): Person =>
  personOf(cast, side === 'client' ? between.clientId : between.professionalId);
