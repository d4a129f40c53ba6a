import { moveOf, whyNot, whyNotAdd } from '@parley/contract/certificates/rules.ts';
import type { Certificate, NewCertificate } from '@parley/contract/certificates/schemas.ts';
import { REVIEW_WITHIN_WORKING_DAYS } from '@parley/contract/certificates/states.ts';
import { attachFiles, detachFiles } from '../files/attach-files.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed, found, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { workingDaysAfter } from '../platform/working-days.ts';
import {
  certificateFor,
  countOwn,
  deleteCertificate,
  insertCertificate,
  lockCertificate,
  updateCertificate,
} from './queries.ts';

/** Adds a certificate, pending review. */
export async function addCertificate(
  platform: Platform,
  actor: Actor,
  given: NewCertificate,
): Promise<Certificate> {
  return inTransaction(platform.db, async (trx) => {
    refuseIf(whyNotAdd(await countOwn(trx, actor.id)));
    const now = platform.clock.instant();
    const fields = fieldsOf(now, given);
    await attachFiles(platform, trx, fileOf(actor, given));
    const id = newId();
    const own = { id, professionalId: actor.id, createdAt: now, status: 'PENDING' } as const;
    await insertCertificate(trx, { ...own, ...fields });
    return found(await certificateFor(trx, id, today(platform)));
  });
}

/** Edits one's own certificate, which needs a new review. */
export async function changeCertificate(
  platform: Platform,
  actor: Actor,
  { id, ...given }: NewCertificate & { id: string },
): Promise<Certificate> {
  return inTransaction(platform.db, async (trx) => {
    const certificate = found(await lockCertificate(trx, id, actor.id));
    const { fileId } = certificate;
    const move = allowed(moveOf(certificate, 'change', 'owner'), whyNot(certificate, 'change', 'owner'));
    const now = platform.clock.instant();
    const fields = fieldsOf(now, given);
    await attachFiles(platform, trx, { ...fileOf(actor, given), had: fileId ? [fileId] : [] });
    await updateCertificate(trx, id, { ...fields, status: move.to });
    return found(await certificateFor(trx, id, today(platform)));
  });
}

/** Removes one's own certificate and its file. */
export async function removeCertificate(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    const { fileId } = found(await lockCertificate(trx, id, actor.id));
    await deleteCertificate(trx, id);
    if (fileId) await detachFiles(platform, trx, [fileId]);
  });
  return {};
}

const today = ({ clock }: Platform) => clock.instant().slice(0, 10);

const fileOf = (actor: Actor, { fileId }: NewCertificate) => ({
  ownerId: actor.id,
  fileIds: fileId ? [fileId] : [],
  path: 'fileId',
  as: 'private' as const,
});

/** The columns of a pending certificate. */
function fieldsOf(now: string, given: NewCertificate) {
  // Somewhere it is already tomorrow.
  const latest = new Date(Date.parse(now) + 14 * 3_600_000).toISOString().slice(0, 10);
  if (given.issuedOn > latest) refuseField('issuedOn', /*i18n*/ 'The issue date can’t be in the future.');
  const { name, issuer, issuedOn, expiresOn = null, credentialUrl = null, fileId = null } = given;
  const dueAt = workingDaysAfter(now, REVIEW_WITHIN_WORKING_DAYS);
  return { name, issuer, issuedOn, expiresOn, credentialUrl, fileId, reason: null, dueAt, remindAt: null };
}
