import { type ClientHistory, whyNotMeetForFree } from '@parley/contract/negotiations/free-consultations.ts';
import type { Trx } from '../platform/database/db.ts';
import { refuseIf } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import { clientHistory, lockClientHistory } from './queries-history.ts';

interface Between {
  clientId: string;
  professionalId: string;
}

/** Refuses unless the client may have another free consultation that they asked for; returns what their invites led to. */
export async function checkFreeConsultation(
  { settings, clock }: Platform,
  trx: Trx,
  { clientId, professionalId }: Between,
): Promise<ClientHistory | null> {
  if (settings.FREE_CONSULTATIONS === 0) return null;
  const now = clock.instant();
  await lockClientHistory(trx, clientId);
  const history = await clientHistory(trx, clientId, professionalId, now);
  refuseIf(whyNotMeetForFree(history, settings.FREE_CONSULTATIONS, now));
  return history;
}
