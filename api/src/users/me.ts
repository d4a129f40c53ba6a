import type { Received } from '@parley/contract/endpoint.ts';
import type { updateMe as endpoint } from '@parley/contract/users/endpoints.ts';
import type { Me } from '@parley/contract/users/schemas.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseField } from '../platform/http/refuse.ts';
import { allLanguages } from '../platform/language/language.ts';
import { findMe, lockAvatar, setAvatar, setNames } from './queries.ts';
import { completeProfile } from './profiles/queries-profile.ts';

export async function readMe({ db }: Platform, actor: Actor): Promise<Me> {
  return found(await findMe(db, actor.id));
}

/** Also updates what a professional's search finds. */
export async function updateMe(
  platform: Platform,
  actor: Actor,
  { avatarFileId, ...names }: Received<typeof endpoint>['body'],
): Promise<Me> {
  checkLanguage(names.language);
  return inTransaction(platform.db, async (trx) => {
    if (avatarFileId !== undefined) await changeAvatar(platform, trx, actor.id, avatarFileId);
    const before = await findMe(trx, actor.id);
    await setNames(trx, actor.id, names);
    if (before && before.timeZone !== names.timeZone)
      await platform.events.emit(platform, trx, 'user.moved', {
        userId: actor.id,
        zoneBefore: before.timeZone,
      });
    await completeProfile(trx, actor.id);
    return found(await findMe(trx, actor.id));
  });
}

/** Only languages with a catalog can be chosen. */
function checkLanguage(language: string | undefined): void {
  if (language !== undefined && !allLanguages().includes(language))
    refuseField('language', /*i18n*/ 'Choose one of the languages.');
}

async function changeAvatar(platform: Platform, trx: Trx, userId: string, fileId: string | null) {
  const before = await lockAvatar(trx, userId);
  // The files domain, which comes later, keeps or refuses the image.
  await platform.events.emit(platform, trx, 'user.pictured', { userId, fileId, before });
  await setAvatar(trx, userId, fileId);
}
