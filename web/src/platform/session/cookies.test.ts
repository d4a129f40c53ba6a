import { expect, test } from 'vitest';
import { cookieOf, hasSessionCookie, sessionCookie } from './cookies.ts';
import { themeOr } from '../theme.ts';
import { zoneOr } from '../zone.ts';

test('a session is detected by its cookie, also with the HTTPS prefix', () => {
  expect(hasSessionCookie('a=b; parley_session=1')).toBe(true);
  expect(hasSessionCookie('__Secure-parley_session=1')).toBe(true);
  expect(hasSessionCookie('not_parley_session=1')).toBe(false);
  expect(hasSessionCookie('parley_session=')).toBe(false);
  expect(hasSessionCookie(null)).toBe(false);
});

test('a malformed cookie counts as absent', () => {
  expect(cookieOf('parley_zone=%E0%A4%A', 'parley_zone')).toBeNull();
  expect(zoneOr('Mars/Olympus')).toBe('UTC');
  expect(zoneOr('+05:45')).toBe('UTC');
  expect(zoneOr('Asia/Kathmandu')).toBe('Asia/Kathmandu');
  expect(zoneOr(cookieOf('parley_zone=America%2FBogota', 'parley_zone'))).toBe('America/Bogota');
  expect(themeOr('purple')).toBe('system');
  expect(themeOr('dark')).toBe('dark');
});

test('the session cookie names the role, under either of its names', () => {
  expect(sessionCookie('a=b; parley_session=CLIENT')).toBe('CLIENT');
  expect(sessionCookie('__Secure-parley_session=ADMIN')).toBe('ADMIN');
  expect(sessionCookie('a=b')).toBeUndefined();
});
