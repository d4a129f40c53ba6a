import type { Received } from '@parley/contract/endpoint.ts';
import type { changeSamples as endpoint } from '@parley/contract/showcase/endpoints.ts';
import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { attachFiles } from '../files/attach-files.ts';
import { newId } from '../platform/database/id.ts';
import { inTransaction } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { deleteSamples, insertSamples, lockShowcase, samplesIn, visibleSamples } from './queries.ts';

export async function listSamples(
  { db }: Platform,
  professionalId: string,
  serviceId: string | undefined,
): Promise<Sample[]> {
  return visibleSamples(db, professionalId, serviceId);
}

export async function listOwnSamples(
  { db }: Platform,
  actor: Actor,
  serviceId: string | undefined,
): Promise<Sample[]> {
  return samplesIn(db, actor.id, serviceId ?? null);
}

/** Replaces the samples of the profile or of one service: what is left out goes, and its file with it. */
export async function changeSamples(
  platform: Platform,
  actor: Actor,
  { serviceId, samples }: Received<typeof endpoint>['body'],
): Promise<Sample[]> {
  const professionalId = actor.id;
  return inTransaction(platform.db, async (trx) => {
    found((await lockShowcase(trx, professionalId, serviceId)) || null);
    const had = await deleteSamples(trx, professionalId, serviceId);
    // The place of each file in the input, where a refusal points to.
    const places = samples.flatMap(({ fileId }, place) => (fileId === null ? [] : { fileId, place }));
    await attachFiles(platform, trx, {
      ownerId: professionalId,
      fileIds: places.map(({ fileId }) => fileId),
      had,
      path: (index) => `samples.${places[index]?.place}.fileId`,
      as: 'public',
      kind: 'picture or PDF',
    });
    const createdAt = platform.clock.instant();
    const rows = samples.map((sample, position) => ({
      ...sample,
      id: newId(),
      professionalId,
      serviceId,
      position,
      createdAt,
    }));
    await insertSamples(trx, rows);
    return samplesIn(trx, professionalId, serviceId);
  });
}
