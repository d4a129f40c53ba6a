import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Description, negotiate } from './perfect-negotiation.ts';
import { connectionsOn, FakeNetwork } from '../media/fake-peers.ts';

beforeEach(() => vi.stubGlobal('RTCPeerConnection', connectionsOn(new FakeNetwork())));
afterEach(() => vi.unstubAllGlobals());

/** A side that has just sent an offer, and what it has sent. */
async function offering(polite: boolean) {
  const connection = new RTCPeerConnection();
  const sent: Description[] = [];
  const errors: unknown[] = [];
  const negotiation = negotiate(connection, {
    polite,
    onDescription: (description) => sent.push(description),
    onCandidate: () => {},
    beforeAnswer: () => {},
    onError: (error) => errors.push(error),
  });
  connection.addTransceiver('audio');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return { connection, sent, errors, ...negotiation };
}

test('on colliding offers the polite side rolls back, answers, and then offers again', async () => {
  const side = await offering(true);
  await side.applyDescription({ type: 'offer', sdp: 'theirs' });
  await vi.waitFor(() => expect(side.sent.map(({ type }) => type)).toEqual(['offer', 'answer', 'offer']));
});

test('the impolite side ignores the colliding offer and takes the answer to its own', async () => {
  const side = await offering(false);
  await side.applyDescription({ type: 'offer', sdp: 'theirs' });
  expect(side.connection.signalingState).toBe('have-local-offer');
  await side.applyDescription({ type: 'answer', sdp: 'theirs' });
  expect(side.connection.signalingState).toBe('stable');
  expect(side.sent).toHaveLength(1);
});

test('an unexpected answer is reported as an error, and breaks nothing', async () => {
  const side = await offering(true);
  await side.applyDescription({ type: 'answer', sdp: 'theirs' });
  await side.applyDescription({ type: 'answer', sdp: 'theirs' });
  expect(side.errors).toHaveLength(1);
});
