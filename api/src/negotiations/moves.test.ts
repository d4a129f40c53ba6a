import { TALK_KINDS, TALK_STATUSES, type TalkKind } from '@parley/contract/negotiations/states.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { documentedMoves, documentedParties, documentedTarget } from '../../test/rules/documented-moves.ts';
import { look, pair, respond, sender, talkIn, type Pair, type Talk } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

const ACTIONS = ['open', 'accept', 'reschedule', 'reject_reschedule', 'decline', 'withdraw'] as const;
type Action = (typeof ACTIONS)[number];

let world: World;
let two: Pair;
let strangers: Client[];
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
  strangers = [await world.as(milo), await world.as(tendai)];
});
afterAll(() => world.close());

function act(by: Client, talk: Talk, action: Action) {
  if (action === 'open') return look(by, talk);
  return respond(by, talk, action, action === 'reschedule' ? { startsAt: two.nextTime() } : {});
}

/** What a move changes, seen by whoever sent the talk, whose look opens nothing. */
async function standing(talk: Talk) {
  const { data } = await look(sender(two, talk.kind), talk);
  const { status, turn, startsAt, minutes, expiresAt, jobId, history } = data;
  return { status, turn, startsAt, minutes, expiresAt, jobId, history };
}

const moves = documentedMoves('Moves of a proposal or an invite');

function documented(kind: TalkKind, from: string, action: Action, side: Side) {
  const sends = kind === 'PROPOSAL' ? 'professional' : 'client';
  return documentedTarget(moves, { action, from, parties: documentedParties(side, side === sends) });
}

describe.each(TALK_KINDS)('a talk that is a %s', (kind) => {
  test.each(TALK_STATUSES)(
    'lets each side do what docs/journeys.md says in %s, and nothing else',
    async (status) => {
      const still = await talkIn(world, two, kind, status);
      const before = await standing(still);
      for (const side of SIDES) {
        for (const action of ACTIONS) {
          const to = documented(kind, status, action, side);
          if (to) {
            const talk = await talkIn(world, two, kind, status);
            const answer = await act(two[side], talk, action);
            expect([side, action, answer.status, answer.data?.status]).toEqual([side, action, 200, to]);
            const last = (await standing(talk)).history.at(-1);
            expect(last).toMatchObject({ by: side, action, from: status, to });
          } else if (action === 'open') {
            expect((await act(two[side], still, action)).status).toBe(200);
            expect(await standing(still)).toEqual(before);
          } else {
            const answer = await act(two[side], still, action);
            expect([side, action, answer.status, answer.code]).toEqual([
              side,
              action,
              409,
              'invalid_transition',
            ]);
            expect(await standing(still)).toEqual(before);
          }
        }
      }
    },
  );

  test.each(TALK_STATUSES)('is not there for anybody else in %s', async (status) => {
    const talk = await talkIn(world, two, kind, status);
    const before = await standing(talk);
    for (const stranger of strangers) {
      for (const action of ACTIONS) {
        const answer = await act(stranger, talk, action);
        expect([action, answer.status, answer.code]).toEqual([action, 404, 'not_found']);
      }
    }
    expect(await standing(talk)).toEqual(before);
  });
});
