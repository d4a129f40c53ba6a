import {
  type ClientHistory,
  whyNotInviteAgain,
  whyNotMeetForFree,
} from '@parley/contract/negotiations/free-consultations.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Trx } from '../platform/database/db.ts';
import { refuseIf } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import { clientHistory, lockClientHistory } from './queries-history.ts';

interface Invited {
  clientId: string;
  professionalId: string;
  /** A paid one is nobody’s favor, and always possible. */
  consultationPriceCents: number;
}

/** Refuses a free consultation unless the client may ask for another one; returns what their invites led to. */
export async function checkConsultation(
  { installation, clock }: Platform,
  trx: Trx,
  { clientId, professionalId, consultationPriceCents }: Invited,
): Promise<ClientHistory | null> {
  const most = installation.current().limits.freeConsultations;
  if (most === 0) return null;
  const now = clock.instant();
  await lockClientHistory(trx, clientId);
  const history = await clientHistory(trx, clientId, professionalId, now);
  if (consultationPriceCents === 0) refuseIf(whyNotMeetForFree(history, most, now));
  return history;
}

/** Why the client cannot ask for a consultation through an invite now; null where they can. */
export async function whyNotConsult(
  { installation, clock, db }: Platform,
  { clientId, professionalId, consultationPriceCents }: Invited,
): Promise<RefusalCode | null> {
  const most = installation.current().limits.freeConsultations;
  if (most === 0) return null;
  const now = clock.instant();
  const history = await clientHistory(db, clientId, professionalId, now);
  const isFree = consultationPriceCents === 0;
  return (isFree ? whyNotMeetForFree(history, most, now) : null) ?? whyNotInviteAgain(history, now);
}
