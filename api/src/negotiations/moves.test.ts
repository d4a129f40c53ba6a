import {
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
  type NegotiationKind,
} from '@parley/contract/negotiations/states.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { documentedMoves, documentedActors, documentedTarget } from '../../test/rules/documented-moves.ts';
import {
  view,
  pair,
  respond,
  sender,
  negotiationIn,
  type Pair,
  type Negotiation,
} from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

const ACTIONS = [
  'open',
  'accept',
  'reschedule',
  'reject_reschedule',
  'decline',
  'withdraw',
  'write',
] as const;
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

function act(by: Client, negotiation: Negotiation, action: Action) {
  if (action === 'open') return view(by, negotiation);
  const given = { reschedule: { startsAt: two.nextTime() }, write: { message: 'Is there a draft?' } };
  return respond(by, negotiation, action, action === 'reschedule' || action === 'write' ? given[action] : {});
}

/** A move's effect, read by the sender, whose view does not open it. */
async function standing(negotiation: Negotiation) {
  const { data } = await view(sender(two, negotiation.kind), negotiation);
  const { status, turn, startsAt, minutes, expiresAt, jobId, history } = data;
  return { status, turn, startsAt, minutes, expiresAt, jobId, history };
}

const moves = documentedMoves('Moves of a proposal or an invite');

function documented(kind: NegotiationKind, from: string, action: Action, side: Side) {
  const sends = kind === 'PROPOSAL' ? 'professional' : 'client';
  return documentedTarget(moves, { action, from, parties: documentedActors(side, side === sends) });
}

describe.each(NEGOTIATION_KINDS)('a negotiation that is a %s', (kind) => {
  test.each(NEGOTIATION_STATUSES)(
    'lets each side do what docs/journeys.md says in %s, and nothing else',
    async (status) => {
      const still = await negotiationIn(world, two, kind, status);
      const before = await standing(still);
      for (const side of SIDES) {
        for (const action of ACTIONS) {
          const to = documented(kind, status, action, side);
          if (to) {
            const negotiation = await negotiationIn(world, two, kind, status);
            const answer = await act(two[side], negotiation, action);
            expect([side, action, answer.status, answer.data?.status]).toEqual([side, action, 200, to]);
            const last = (await standing(negotiation)).history.at(-1);
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

  test.each(NEGOTIATION_STATUSES)('is not there for anybody else in %s', async (status) => {
    const negotiation = await negotiationIn(world, two, kind, status);
    const before = await standing(negotiation);
    for (const stranger of strangers) {
      for (const action of ACTIONS) {
        const answer = await act(stranger, negotiation, action);
        expect([action, answer.status, answer.code]).toEqual([action, 404, 'not_found']);
      }
    }
    expect(await standing(negotiation)).toEqual(before);
  });
});
