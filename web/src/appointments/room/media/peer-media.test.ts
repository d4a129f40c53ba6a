import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeerMedia } from './peer-media.ts';
import { connectionsOn, FakeNetwork, FakePipe } from './fake-peers.ts';

let network: FakeNetwork;
let pipe: FakePipe;
beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
  pipe = new FakePipe();
  vi.stubGlobal('RTCPeerConnection', connectionsOn(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Joins as Ana or as James. */
function join(me: 'ana' | 'james') {
  const media = new PeerMedia({
    meId: me,
    otherId: me === 'ana' ? 'james' : 'ana',
    signalling: pipe.end(me),
    iceServers: async () => [],
  });
  media.connect();
  return media;
}

const settle = () => vi.advanceTimersByTimeAsync(50);
const connection = (media: PeerMedia) => media.state().connection;

test('the first to join waits, and both are connected once the other joins', async () => {
  for (const [first, second] of [
    ['ana', 'james'],
    ['james', 'ana'],
  ] as const) {
    const one = join(first);
    await settle();
    expect(connection(one)).toBe('waiting');
    const other = join(second);
    await settle();
    expect([connection(one), connection(other)]).toEqual(['connected', 'connected']);
    one.close();
    other.close();
  }
});

test('a reloaded page replaces the earlier session', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  pipe.drop('james');
  const again = join('james');
  await settle();
  expect([connection(ana), connection(again)]).toEqual(['connected', 'connected']);
  expect(connection(james)).not.toBe('connected');
});

test('a second tab takes over, and the first one is told', async () => {
  const [ana, first] = [join('ana'), join('james')];
  await settle();
  const second = join('james');
  await settle();
  expect([connection(ana), connection(first), connection(second)]).toEqual([
    'connected',
    'elsewhere',
    'connected',
  ]);
  first.connect();
  await settle();
  expect([connection(ana), connection(first), connection(second)]).toEqual([
    'connected',
    'connected',
    'elsewhere',
  ]);
});

test('a call continues while the signalling is down, without renegotiation when it returns', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  const made = network.made;
  pipe.cut('james');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(james.state()).toMatchObject({ connection: 'connected', signalling: 'down' });
  pipe.remedy('james');
  await settle();
  expect(james.state()).toMatchObject({ connection: 'connected', signalling: 'up' });
  expect(connection(ana)).toBe('connected');
  expect(network.made).toBe(made);
});

test('a lost connection first restarts ICE and finally starts over', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  network.isBroken = true;
  network.loseAll();
  expect([connection(ana), connection(james)]).toEqual(['reconnecting', 'reconnecting']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(network.restarts).toBeGreaterThan(0);
  network.isBroken = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([connection(ana), connection(james)]).toEqual(['connected', 'connected']);
});

test('both sides are told that connecting keeps failing, until it succeeds', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  network.isBroken = true;
  network.loseAll();
  await vi.advanceTimersByTimeAsync(6_000);
  expect([ana.state().isFailing, james.state().isFailing]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([ana.state().isFailing, james.state().isFailing]).toEqual([true, true]);
  network.isBroken = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([ana.state().isFailing, james.state().isFailing]).toEqual([false, false]);
});

test('signals lost while the signalling was down are made up for', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  pipe.cut('ana');
  network.isBroken = true;
  network.loseAll();
  await vi.advanceTimersByTimeAsync(40_000);
  network.isBroken = false;
  pipe.remedy('ana');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([connection(ana), connection(james)]).toEqual(['connected', 'connected']);
});

test('a side that leaves says so, and the other waits', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  ana.close();
  await settle();
  expect([connection(ana), connection(james)]).toEqual(['closed', 'waiting']);
});

test('signals of strangers and of old sessions change nothing', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  for (const signal of [
    { from: 'nobody', for: null, kind: 'bye' },
    { from: 'nobody', for: 'nobody', kind: 'again' },
    { from: 'nobody', for: null, kind: 'description', attempt: 99, type: 'offer', sdp: 'x' },
    'nonsense',
  ])
    pipe.say('ana', signal);
  await settle();
  expect([connection(ana), connection(james)]).toEqual(['connected', 'connected']);
});

test('when both sides offer at once, the polite one gives way', async () => {
  const [ana, james] = [join('ana'), join('james')];
  await settle();
  ana.networkChanged();
  james.networkChanged();
  await settle();
  expect([connection(ana), connection(james)]).toEqual(['connected', 'connected']);
  expect(
    network.connections.every(({ signalingState }) => ['stable', 'closed'].includes(signalingState)),
  ).toBe(true);
});
