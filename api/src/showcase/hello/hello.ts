import type { Received } from '@parley/contract/endpoint.ts';
import { captionsOf } from '@parley/contract/showcase/captions.ts';
import type { changeHello as endpoint } from '@parley/contract/showcase/endpoints.ts';
import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { attachFiles, detachFiles } from '../../files/attach-files.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { found } from '../../platform/http/refuse.ts';
import { RawReply } from '../../platform/http/serve.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { lockShowcase } from '../queries.ts';
import { deleteHello, insertHello, ownHello, visibleHello } from './queries.ts';

export async function readHello({ db }: Platform, professionalId: string): Promise<Hello | null> {
  return (await visibleHello(db, professionalId)) ?? null;
}

export async function readOwnHello({ db }: Platform, actor: Actor): Promise<Hello | null> {
  return (await ownHello(db, actor.id)) ?? null;
}

export async function readCaptions({ db }: Platform, professionalId: string): Promise<RawReply> {
  const { captions, seconds } = found(await visibleHello(db, professionalId));
  const headers = { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'no-store' };
  return new RawReply(headers, captionsOf(captions, seconds));
}

/** Publishes a hello: the recording before goes, unless only the captions change. */
export async function changeHello(
  platform: Platform,
  { id: professionalId }: Actor,
  { fileId, captions }: Received<typeof endpoint>['body'],
): Promise<Hello> {
  return inTransaction(platform.db, async (trx) => {
    await lockShowcase(trx, professionalId, null);
    const before = await deleteHello(trx, professionalId);
    await attachFiles(platform, trx, {
      ownerId: professionalId,
      fileIds: [fileId],
      had: before ? [before] : [],
      path: 'fileId',
      as: 'public',
      kind: 'recording',
    });
    await insertHello(trx, { professionalId, fileId, captions, createdAt: platform.clock.instant() });
    return found(await ownHello(trx, professionalId));
  });
}

export async function removeOwnHello(platform: Platform, actor: Actor): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    await detachFiles(platform, trx, [found(await deleteHello(trx, actor.id))]);
  });
  return {};
}

/** An admin takes somebody's hello away, for instance after a report. */
export async function removeHello(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    await detachFiles(platform, trx, [found(await deleteHello(trx, id))]);
    const subject = { type: 'user', id };
    await audit(platform, trx, { actorId: actor.id, action: 'hello.remove', subject, reason });
  });
  return {};
}
