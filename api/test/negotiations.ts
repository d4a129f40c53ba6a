import type { CancellationHours } from '@parley/contract/appointments/cancel.ts';
import type { Reply } from '@parley/contract/endpoint.ts';
import type {
  NegotiationAction,
  NegotiationKind,
  NegotiationStatus,
} from '@parley/contract/negotiations/states.ts';
import type { EndpointOf } from '@parley/contract/registry.ts';
import { daysAfter } from '../src/platform/clock.ts';
import { newId } from '../src/platform/database/id.ts';
import { LAW, type Character } from './cast.ts';
import type { Answer, Client } from './client.ts';
import type { World } from './world.ts';

export type Negotiation = Reply<EndpointOf<'GET /api/job/jobProposal/:id'>>;
type Response = Exclude<NegotiationAction, 'open' | 'expire'>;
interface Extra {
  startsAt?: string;
  alternatives?: string[];
  minutes?: number;
  message?: string;
}

/** A client and a professional, and bookable times, each used once. */
export interface Pair {
  client: Client;
  professional: Client;
  clientId: string;
  professionalId: string;
  nextTime(): string;
}

/** Signed in. Their times are weeks ahead, so that no negotiation expires before its six days. */
export async function pair(
  world: World,
  client: Character,
  professional: Character,
  weeks = 2,
): Promise<Pair> {
  const now = world.platform.clock.instant();
  const window = { from: daysAfter(now, weeks * 7), to: daysAfter(now, weeks * 7 + 120) };
  const query = { userId: professional.id, ...window, minutes: 30 };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  const times = slots.filter((slot) => /:00:00/.test(slot));
  return {
    client: await world.as(client),
    professional: await world.as(professional),
    clientId: client.id,
    professionalId: professional.id,
    nextTime: () => times.shift() ?? outOf('times'),
  };
}

function outOf(what: string): never {
  throw new Error(`out of ${what}`);
}

/** What a client posts, as the call takes it. */
export const POSTING = {
  title: 'Terms for our API',
  description: 'Our terms need a careful reader.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  skills: [],
  experience: 36 as const,
  pricing: 'FIXED' as const,
  budgetMinCents: 50_000,
  budgetMaxCents: 150_000,
};

export async function openPosting(
  { platform }: World,
  clientId: string,
  title = POSTING.title,
): Promise<string> {
  const id = newId();
  const now = platform.clock.instant();
  await platform.db
    .insertInto('jobPostings')
    .values({
      ...POSTING,
      id,
      clientId,
      title,
      status: 'OPEN',
      createdAt: now,
      closesAt: daysAfter(now, 30),
    })
    .execute();
  return id;
}

interface Booking {
  pricing: 'FIXED' | 'HOURLY';
  priceCents: number;
  instantBooking: boolean;
  consultationPriceCents: number;
  cancellationHours: CancellationHours;
  creditConsultation: boolean;
}

export async function offerService(
  { platform }: World,
  professionalId: string,
  active = true,
  more: Partial<Booking> = {},
): Promise<string> {
  const id = newId();
  const words = { title: 'Contract review', description: 'Reads contracts and says what they mean.' };
  const place = { disciplineId: LAW.id, categoryId: LAW.contracts };
  const price = { pricing: 'FIXED', priceCents: 90_000, consultationMinutes: 30, experience: 60 } as const;
  const createdAt = platform.clock.instant();
  await platform.db
    .insertInto('services')
    .values({ id, professionalId, ...words, ...place, ...price, ...more, active, createdAt })
    .execute();
  return id;
}

const offer = { message: 'I have done this often.', amountCents: 120_000, minutes: 30 };

/** A new negotiation, SENT, about its own posting or service. */
export async function send(
  world: World,
  two: Pair,
  kind: NegotiationKind,
  given: Partial<SendFields> = {},
): Promise<Negotiation> {
  const startsAt = given.startsAt ?? two.nextTime();
  if (kind === 'PROPOSAL') {
    const postingId = given.postingId ?? (await openPosting(world, two.clientId));
    const body = { ...offer, ...given, postingId, estimatedDays: 10, startsAt };
    return two.professional.ok('POST /api/job/jobProposal', { body });
  }
  const serviceId = given.serviceId ?? (await offerService(world, two.professionalId));
  return two.client.ok('POST /api/job/jobPosting/invite', {
    body: { ...offer, ...given, serviceId, startsAt },
  });
}
interface SendFields {
  alternatives: string[];
  postingId: string;
  serviceId: string;
  startsAt: string;
  minutes: number;
  message: string;
  amountCents: number;
}

export function respond(
  by: Client,
  negotiation: Negotiation,
  action: Response,
  extra: Extra = {},
): Promise<Answer<Negotiation>> {
  const body = { id: negotiation.id, action, ...extra };
  return negotiation.kind === 'PROPOSAL'
    ? by.call('POST /api/job/jobProposal/response', { body })
    : by.call('POST /api/job/invite/response', { body });
}

/** Views the negotiation; the recipient's first view marks it READ. */
export function view(by: Client, negotiation: Negotiation): Promise<Answer<Negotiation>> {
  const params = { id: negotiation.id };
  return negotiation.kind === 'PROPOSAL'
    ? by.call('GET /api/job/jobProposal/:id', { params })
    : by.call('GET /api/job/invite/:id', { params });
}

export const sender = (two: Pair, kind: NegotiationKind) =>
  kind === 'PROPOSAL' ? two.professional : two.client;
const recipient = (two: Pair, kind: NegotiationKind) => (kind === 'PROPOSAL' ? two.client : two.professional);

/** A new negotiation, brought to this status. */
export async function negotiationIn(
  world: World,
  two: Pair,
  kind: NegotiationKind,
  status: NegotiationStatus,
): Promise<Negotiation> {
  const negotiation = await send(world, two, kind);
  const ask = (by: Client) => respond(by, negotiation, 'reschedule', { startsAt: two.nextTime() });
  const ways: Record<NegotiationStatus, () => Promise<unknown>> = {
    SENT: async () => {},
    READ: () => view(recipient(two, kind), negotiation),
    RESCHEDULE: () => ask(two.professional),
    RESCHEDULE_PRO: () => ask(two.client),
    RESCHEDULE_REJECTED: async () => {
      await ask(two.professional);
      await respond(two.client, negotiation, 'reject_reschedule');
    },
    ACCEPTED: () => respond(recipient(two, kind), negotiation, 'accept'),
    DECLINED: () => respond(recipient(two, kind), negotiation, 'decline', { message: 'Not now.' }),
    WITHDRAWN: () => respond(sender(two, kind), negotiation, 'withdraw'),
    EXPIRED: () => world.advance({ days: 6 }),
  };
  await ways[status]();
  const { data } = await view(sender(two, kind), negotiation);
  if (data.status !== status) throw new Error(`the negotiation is ${data.status}, not ${status}`);
  return data;
}
