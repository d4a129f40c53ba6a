import type { Person, Pro } from '../cast.ts';
import type { Draft } from '../draft.ts';
import type { PostedJob } from '../market.ts';
import type { Row } from '../rows.ts';
import { sendNegotiation, type Negotiation } from '../negotiations.ts';

/** Access to the demo world for the scenes of the demo users. */
export interface Stage {
  draft: Draft;
  client: (first: string) => Person;
  pro: (display: string) => Pro;
  posting: (title: string) => PostedJob;
  admin: Person;
  newPro: Person;
}

interface InviteInput {
  service: Row<'services'>;
  client: Person;
  pro: Pro;
  message: string;
  amountCents: number | null;
  startsAt: string;
  minutes: number;
}

export function invite(
  draft: Draft,
  { service, client, pro, ...offered }: InviteInput,
  at: string,
): Negotiation {
  const between = { postingId: null, serviceId: service.id, clientId: client.id, professionalId: pro.id };
  return sendNegotiation(
    draft,
    {
      kind: 'INVITE',
      ...between,
      title: service.title,
      estimatedDays: null,
      consultationPriceCents: service.consultationPriceCents ?? 0,
      ...offered,
    },
    at,
  );
}

interface ProposalInput {
  posting: PostedJob;
  pro: Pro;
  message: string;
  amountCents: number;
  estimatedDays: number;
  startsAt: string;
  alternatives?: string[];
  minutes: number;
}

export function propose(draft: Draft, { posting, pro, ...offered }: ProposalInput, at: string): Negotiation {
  const { id: postingId, clientId, title, disciplineId } = posting.row;
  const service = pro.services.find(({ row }) => row.disciplineId === disciplineId);
  const between = { postingId, serviceId: service?.row.id ?? null, clientId, professionalId: pro.id };
  return sendNegotiation(draft, { kind: 'PROPOSAL', ...between, title, ...offered }, at);
}

export function serviceOf({ services, display }: Pro, title: string): Row<'services'> {
  const service = services.find(({ row }) => row.title === title);
  if (!service) throw new Error(`${display} does not offer ${title}`);
  return service.row;
}

interface News {
  to: Person;
  type: Row<'notifications'>['type'];
  message: string;
  url: string;
  at: string;
  read?: boolean;
}

/** A notification as of then; unread unless `read`. */
export function notify({ rows, ids }: Draft, { to, at, read, ...news }: News): void {
  rows.notifications.push({
    id: ids.at(at),
    userId: to.id,
    ...news,
    createdAt: at,
    readAt: read ? new Date(Date.parse(at) + 1_800_000).toISOString() : null,
  });
}
