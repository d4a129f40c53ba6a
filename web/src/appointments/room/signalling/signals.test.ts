import { expect, test } from 'vitest';
import { NOTHING_SENT } from '../media/media.ts';
import { readMediaStatus, readSignal } from './signals.ts';

const from = { from: 'a', for: 'b' };

test('a valid signal is read as it was sent', () => {
  expect(readSignal({ ...from, kind: 'hello', isAnswer: true })).toEqual({
    ...from,
    kind: 'hello',
    isAnswer: true,
  });
  const offer = { ...from, kind: 'description', attempt: 2, type: 'offer', sdp: 'v=0' };
  expect(readSignal(offer)).toEqual(offer);
  const candidate = { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'x' };
  const said = { ...from, kind: 'candidate', attempt: 1, candidate };
  expect(readSignal(said)).toEqual(said);
});

test('anything else is rejected', () => {
  const others = [
    null,
    'hello',
    [],
    {},
    { kind: 'hello' },
    { ...from, kind: 'dance' },
    { ...from, kind: 'description', type: 'offer', sdp: 'v=0' },
    { ...from, kind: 'description', attempt: 1, type: 'rollback', sdp: 'v=0' },
    { ...from, kind: 'description', attempt: 1, type: 'offer', sdp: 7 },
    { ...from, kind: 'candidate', attempt: 1, candidate: null },
  ];
  for (const other of others) expect(readSignal(other)).toBeNull();
});

test('a media status has three fields, and an invalid one counts as all off', () => {
  const shown = { microphone: true, camera: 'paused', screen: false };
  expect(readMediaStatus(JSON.stringify({ ...shown, admin: true }))).toEqual(shown);
  for (const nonsense of ['', '{', 'null', '{"camera":"<b>"}', undefined])
    expect(readMediaStatus(nonsense)).toEqual(NOTHING_SENT);
});
