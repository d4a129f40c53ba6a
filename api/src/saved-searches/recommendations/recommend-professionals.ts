import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { recommendedProfessionals as endpoint } from '@parley/contract/saved-searches/endpoints.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { bothFree } from './both-free.ts';
import { professionalsFor } from './queries-professionals.ts';
import { reasonsForClient } from './reasons-for-client.ts';

/** A page of professionals a client could talk to next, with the reasons, and when both are free. */
export async function recommendProfessionals(
  { db, clock }: Platform,
  actor: Actor,
  { timeZone = actor.timeZone, ...query }: Received<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const rows = await professionalsFor(db, {
    ...query,
    client: { id: actor.id, timeZone },
    now: clock.instant(),
  });
  const { items, nextCursor } = pageOf(rows, query.limit, ({ score, id }) => [score, id]);
  return {
    items: items.map(({ score: _score, liking, free, busy, ...service }) => ({
      ...service,
      because: reasonsForClient(liking, service.professional.attendance),
      bothFreeAt: bothFree({
        free,
        busy,
        minutes: service.consultationMinutes,
        clientZone: timeZone,
      }),
    })),
    nextCursor,
  };
}
