import { expect, test } from 'vitest';
import { callStatusText, announcementText, connectionText, timeLeftNotice } from './call-text.ts';
import { connectionVerdict } from '../lobby/connection-test.ts';
import { allowText, deviceError } from '../media/device-errors.ts';
import { type MediaState, NO_TRACKS, type MediaStatus } from '../media/media.ts';

const mediaStatus: MediaStatus = { microphone: true, camera: 'on', screen: false };
const together: MediaState = {
  connection: 'connected',
  signalling: 'up',
  quality: 'good',
  isFailing: false,
  isVideoPaused: false,
  theirs: { tracks: NO_TRACKS, mediaStatus },
};
const around = { name: 'Ana', isOtherCheckedIn: false, closes: '18:15' };
const withStatus = (part: Partial<MediaStatus>): MediaState => ({
  ...together,
  theirs: { tracks: NO_TRACKS, mediaStatus: { ...mediaStatus, ...part } },
});

test('no message covers the video while all is well', () => {
  expect(callStatusText(together, around)).toBeNull();
  expect(connectionText(together)).toBe('good connection');
});

test('the waiting side is told for whom and until when', () => {
  const waiting: MediaState = { ...together, connection: 'waiting' };
  expect(callStatusText(waiting, around)).toBe('Ana hasn’t checked in yet. The room stays open until 18:15.');
  expect(callStatusText(waiting, { ...around, isOtherCheckedIn: true })).toBe(
    'Ana isn’t in the room right now and can come back until 18:15.',
  );
  expect(callStatusText({ ...waiting, signalling: 'down' }, around)).toBe('Joining the room…');
});

test('a lost or weak connection is reported in text', () => {
  expect(callStatusText({ ...together, connection: 'reconnecting' }, around)).toMatch(
    /^The connection to Ana was lost/,
  );
  expect(callStatusText({ ...together, isVideoPaused: true }, around)).toMatch(/so your video is paused/);
  expect(callStatusText(withStatus({ camera: 'paused' }), around)).toMatch(/so Ana’s video is paused/);
  expect(callStatusText({ ...together, signalling: 'down' }, around)).toMatch(/The call continues/);
});

test('a side that fails to connect for long is told what helps', () => {
  for (const connection of ['connecting', 'reconnecting'] as const)
    expect(callStatusText({ ...together, connection, isFailing: true }, around)).toMatch(/Another network/);
  expect(callStatusText({ ...together, isFailing: true }, around)).toBeNull();
});

test('changes on the other side are announced to screen readers', () => {
  expect(announcementText({ ...together, connection: 'connecting' }, together, 'Ana')).toBe(
    'Connected to Ana.',
  );
  expect(announcementText(together, { ...together, connection: 'waiting' }, 'Ana')).toBe('Ana has left.');
  expect(announcementText(together, withStatus({ microphone: false }), 'Ana')).toBe('Ana is now muted.');
  expect(announcementText(together, withStatus({ camera: 'off' }), 'Ana')).toBe('Ana’s camera is off.');
  expect(announcementText(together, withStatus({ screen: true }), 'Ana')).toBe(
    'Ana is sharing their screen.',
  );
  expect(announcementText(together, together, 'Ana')).toBeNull();
});

test('the end is announced shortly before it, and the closing of the room to those still in the call', () => {
  const end = { endsAt: '2026-11-24T17:00:00.000Z', closesAt: '2026-11-24T17:30:00.000Z' };
  const at = (time: string) => timeLeftNotice(end, `2026-11-24T${time}.000Z`);
  expect(at('16:54:00')).toBeNull();
  expect(at('16:56:00')).toBe('Less than 5 minutes left.');
  expect(at('16:59:30')).toBe('Less than a minute left.');
  expect(at('17:01:00')).toBeNull();
  expect(at('17:26:00')).toBe('The room closes in less than 5 minutes.');
  expect(at('17:29:30')).toBe('The room closes in less than a minute.');
  expect(at('17:31:00')).toBeNull();
});

const error = (name: string, message = '') => new DOMException(message, name);

test('a device that does not work says how to fix it', () => {
  expect(deviceError('camera', error('NotAllowedError'))?.remedy).toMatch(
    /^Your browser isn’t allowed to use your camera/,
  );
  expect(deviceError('microphone', error('NotAllowedError', 'Permission denied by system'))?.remedy).toMatch(
    /system’s privacy settings/,
  );
  expect(deviceError('microphone', error('NotFoundError'))?.remedy).toMatch(
    /you can still listen and use the chat/,
  );
  expect(deviceError('camera', error('NotReadableError'))?.label).toBe('In use');
  expect(deviceError('camera', error('NotSupportedError'))?.remedy).toMatch(/over https/);
  expect(deviceError('camera', 'odd')?.label).toBe('Not working');
});

test('each browser is told where it allows devices', () => {
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

test('a dismissed permission prompt is not a denied one', () => {
  const closed = error('NotAllowedError', 'Permission dismissed');
  expect(deviceError('camera', closed)?.remedy).toMatch(/closed without an answer/);
});

test('closing the screen picker is not an error', () => {
  expect(deviceError('screen', error('NotAllowedError', 'Permission denied by user'))).toBeNull();
  expect(deviceError('screen', error('NotAllowedError', 'denied by system'))?.label).toBe('Blocked');
  expect(deviceError('screen', error('AbortError'))?.label).toBe('Not working');
});

test('the connection test says what it found', () => {
  const found = { roundTripMs: 38.4, isDirect: true, isRelayed: true, hasRelay: true, relayError: null };
  expect(connectionVerdict(found)).toMatchObject({
    tone: 'good',
    summary: expect.stringContaining('38 ms to our servers'),
  });
  expect(connectionVerdict({ ...found, isRelayed: false, hasRelay: false }).summary).toBe(
    '38 ms to our servers. Calls work directly.',
  );
  expect(connectionVerdict({ ...found, isRelayed: false }).summary).toMatch(/our relay doesn’t respond/);
  expect(connectionVerdict({ ...found, isRelayed: false, relayError: '401 Unauthorized' }).summary).toMatch(
    /refused the test \(401 Unauthorized\)/,
  );
  expect(connectionVerdict({ ...found, isRelayed: false, isDirect: false }).tone).toBe('bad');
});
