import type { TalkKind } from '@parley/contract/negotiations/states.ts';
import { roleOf, SIDES } from '@parley/contract/sides.ts';
import { checkTime } from '../availability/bookings/check-time.ts';
import { touchPosting } from '../job-postings/touch.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { refusing } from '../platform/http/refuse.ts';
import { eventOf, talkDeadlines } from './move-negotiation.ts';
import { insertMove, insertTalk } from './queries.ts';

/** What a proposal or an invite begins with. */
export interface Opening {
  kind: TalkKind;
  postingId: string | null;
  serviceId: string | null;
  clientId: string;
  professionalId: string;
  title: string;
  message: string;
  amountCents: number;
  estimatedDays: number | null;
  startsAt: string;
  minutes: number;
  fillPosting: boolean;
}

/** Begins a talk, SENT to the other side, and answers with its id. The caller has locked the posting, if there is one. */
export async function sendTalk(platform: Platform, trx: Trx, opening: Opening): Promise<string> {
  const { kind, postingId, professionalId, minutes } = opening;
  const now = platform.clock.instant();
  const startsAt = new Date(opening.startsAt).toISOString();
  const [by, recipient] = kind === 'PROPOSAL' ? (['professional', 'client'] as const) : SIDES;
  await checkTime(platform, trx, { professionalId, startsAt, minutes, offeredBy: roleOf(by) });
  const talk = {
    ...opening,
    id: newId(),
    startsAt,
    status: 'SENT' as const,
    turn: roleOf(recipient),
    ...talkDeadlines(startsAt, now),
    createdAt: now,
    movedAt: now,
  };
  await refusing(
    { negotiations_one_proposal: 'already_proposed', negotiations_one_invite: 'already_invited' },
    insertTalk(trx, talk),
  );
  const move = { id: newId(), negotiationId: talk.id, at: now, by, fromStatus: null, toStatus: talk.status };
  await insertMove(trx, { ...move, action: 'send', message: null, startsAt, minutes });
  if (postingId) await touchPosting(platform, trx, postingId);
  const event = { ...eventOf(talk), action: 'send' as const, from: null, to: talk.status, by, startsAt };
  await platform.events.emit(platform, trx, 'talk.sent', { ...event, message: opening.message });
  return talk.id;
}
