import { expect, test } from 'vitest';
import { captionText, heardText, lineText, nearEndText } from './call-words.ts';
import { verdictOf } from '../lobby/connection-test.ts';
import { allowText, deviceFault } from '../media/device-words.ts';
import { type MediaState, NO_TRACKS, type Shown } from '../media/media.ts';

const shown: Shown = { microphone: true, camera: 'on', screen: false };
const together: MediaState = {
  line: 'connected',
  signalling: 'up',
  quality: 'good',
  isHard: false,
  isSaving: false,
  theirs: { tracks: NO_TRACKS, shown },
};
const around = { name: 'Ana', isOtherCheckedIn: false, closes: '18:15' };
const withShown = (part: Partial<Shown>): MediaState => ({
  ...together,
  theirs: { tracks: NO_TRACKS, shown: { ...shown, ...part } },
});

test('nothing is said over the picture while all is well', () => {
  expect(captionText(together, around)).toBeNull();
  expect(lineText(together)).toBe('good connection');
});

test('who waits is told for whom and until when', () => {
  const waiting: MediaState = { ...together, line: 'waiting' };
  expect(captionText(waiting, around)).toBe('Ana hasn’t checked in yet. The room stays open until 18:15.');
  expect(captionText(waiting, { ...around, isOtherCheckedIn: true })).toBe(
    'Ana isn’t in the room right now and can come back until 18:15.',
  );
  expect(captionText({ ...waiting, signalling: 'down' }, around)).toBe('Joining the room…');
});

test('a line that is lost or weak is said in words', () => {
  expect(captionText({ ...together, line: 'reconnecting' }, around)).toMatch(
    /^The connection to Ana was lost/,
  );
  expect(captionText({ ...together, isSaving: true }, around)).toMatch(/so your video is paused/);
  expect(captionText(withShown({ camera: 'paused' }), around)).toMatch(/so Ana’s video is paused/);
  expect(captionText({ ...together, signalling: 'down' }, around)).toMatch(/The call continues/);
});

test('who finds no way for long is told what helps', () => {
  for (const line of ['connecting', 'reconnecting'] as const)
    expect(captionText({ ...together, line, isHard: true }, around)).toMatch(/Another network/);
  expect(captionText({ ...together, isHard: true }, around)).toBeNull();
});

test('those who do not see are told what the other side changes', () => {
  expect(heardText({ ...together, line: 'connecting' }, together, 'Ana')).toBe('Connected to Ana.');
  expect(heardText(together, { ...together, line: 'waiting' }, 'Ana')).toBe('Ana has left.');
  expect(heardText(together, withShown({ microphone: false }), 'Ana')).toBe('Ana is now muted.');
  expect(heardText(together, withShown({ camera: 'off' }), 'Ana')).toBe('Ana’s camera is off.');
  expect(heardText(together, withShown({ screen: true }), 'Ana')).toBe('Ana is sharing their screen.');
  expect(heardText(together, together, 'Ana')).toBeNull();
});

test('the end is announced shortly before it, and the closing of the room to those still in the call', () => {
  const end = { endsAt: '2026-11-24T17:00:00.000Z', closesAt: '2026-11-24T17:30:00.000Z' };
  const at = (time: string) => nearEndText(end, `2026-11-24T${time}.000Z`);
  expect(at('16:54:00')).toBeNull();
  expect(at('16:56:00')).toBe('Less than 5 minutes left.');
  expect(at('16:59:30')).toBe('Less than a minute left.');
  expect(at('17:01:00')).toBeNull();
  expect(at('17:26:00')).toBe('The room closes in less than 5 minutes.');
  expect(at('17:29:30')).toBe('The room closes in less than a minute.');
  expect(at('17:31:00')).toBeNull();
});

const fault = (name: string, message = '') => new DOMException(message, name);

test('a device that does not work says how to mend it', () => {
  expect(deviceFault('camera', fault('NotAllowedError'))?.mend).toMatch(
    /^Your browser isn’t allowed to use your camera/,
  );
  expect(deviceFault('microphone', fault('NotAllowedError', 'Permission denied by system'))?.mend).toMatch(
    /system’s privacy settings/,
  );
  expect(deviceFault('microphone', fault('NotFoundError'))?.mend).toMatch(
    /you can still listen and use the chat/,
  );
  expect(deviceFault('camera', fault('NotReadableError'))?.label).toBe('in use');
  expect(deviceFault('camera', fault('NotSupportedError'))?.mend).toMatch(/over https/);
  expect(deviceFault('camera', 'odd')?.label).toBe('not working');
});

test('each browser is named its own place for allowing devices', () => {
  const says = (userAgent: string, maxTouchPoints = 0) => allowText('camera', { userAgent, maxTouchPoints });
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(says('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toMatch(
    /crossed-out/,
  );
  expect(says('Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36')).toMatch(
    /^Click the icon at the start/,
  );
  expect(says(`${mac} Version/19.0 Safari/605.1.15`)).toMatch(/Settings for This Website/);
  expect(says(`${mac} Version/19.0 Safari/605.1.15`, 5)).toMatch(/page icon beside the address/);
  expect(says('another')).toMatch(/in the browser’s settings/);
});

test('a question that was closed unanswered is told from a refusal', () => {
  const closed = fault('NotAllowedError', 'Permission dismissed');
  expect(deviceFault('camera', closed)?.mend).toMatch(/closed without an answer/);
});

test('closing the question which screen to show is no fault', () => {
  expect(deviceFault('screen', fault('NotAllowedError', 'Permission denied by user'))).toBeNull();
  expect(deviceFault('screen', fault('NotAllowedError', 'denied by system'))?.label).toBe('blocked');
  expect(deviceFault('screen', fault('AbortError'))?.label).toBe('not working');
});

test('the look at the network says what it found', () => {
  const found = { roundTripMs: 38.4, isDirect: true, isRelayed: true, hasRelay: true, relayFault: null };
  expect(verdictOf(found)).toMatchObject({
    tone: 'good',
    said: expect.stringContaining('38 ms to our servers'),
  });
  expect(verdictOf({ ...found, isRelayed: false, hasRelay: false }).said).toBe(
    '38 ms to our servers. Calls work directly.',
  );
  expect(verdictOf({ ...found, isRelayed: false }).said).toMatch(/our relay doesn’t respond/);
  expect(verdictOf({ ...found, isRelayed: false, relayFault: '401 Unauthorized' }).said).toMatch(
    /refused the test \(401 Unauthorized\)/,
  );
  expect(verdictOf({ ...found, isRelayed: false, isDirect: false }).tone).toBe('bad');
});
