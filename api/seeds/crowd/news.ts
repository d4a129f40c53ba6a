import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { negotiationUrl } from '../../src/notifications/news/urls.ts';
import { minutesAfter } from '../../src/platform/clock.ts';
import type { Person } from '../cast.ts';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';

const READ_AFTER_MINUTES = 30;

/** Everybody was told of the proposals and invites that they got; those that still wait are unread. */
export function addNews({ rows, ids }: Draft): void {
  const names = new Map(rows.users.map(({ id, displayName }) => [id, displayName]));
  for (const {
    id: negotiationId,
    kind,
    status,
    clientId,
    professionalId,
    title,
    createdAt,
    ...row
  } of rows.negotiations) {
    const { postingId = null, serviceId = null } = row;
    const [to, by, side, verb] =
      kind === 'PROPOSAL'
        ? ([clientId, professionalId, 'client', 'sent you a proposal for'] as const)
        : ([professionalId, clientId, 'professional', 'invited you to'] as const);
    rows.notifications.push({
      id: ids.at(createdAt),
      userId: to,
      type: kind,
      message: `${names.get(by)} ${verb} “${title}”.`,
      url: negotiationUrl({ negotiationId, kind, postingId, serviceId }, side),
      createdAt,
      readAt: isOpenNegotiation(status) ? null : minutesAfter(createdAt, READ_AFTER_MINUTES),
    });
  }
}

const FAVORITES_OF_A_CLIENT = 3;

export function addFavorites({ rows, hour }: Draft, clients: readonly Person[], random: Random): void {
  for (const { id: userId } of clients)
    for (const serviceId of new Set(
      Array.from({ length: FAVORITES_OF_A_CLIENT }, () => random.pick(rows.services).id),
    ))
      rows.favoriteServices.push({ userId, serviceId, createdAt: hour });
}
