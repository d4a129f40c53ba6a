import { expect, test } from 'vitest';
import { issueText } from './dates.ts';
import { certificateStatus } from './status.ts';

test('a certificate names its issuer and its validity', () => {
  const given = { issuer: 'Court of Bogotá', issuedOn: '2024-05-01' };
  expect(issueText({ ...given, expiresOn: null })).toBe('Court of Bogotá, 1 May 2024');
  expect(issueText({ ...given, expiresOn: '2027-05-01' })).toBe('Court of Bogotá, 1 May 2024 to 1 May 2027');
  expect(issueText({ ...given, issuedOn: '2024-09-12', expiresOn: null })).toBe(
    'Court of Bogotá, 12 Sep 2024',
  );
});

test('an expired certificate is no longer called verified', () => {
  expect(certificateStatus({ status: 'VERIFIED', isExpired: false }).label).toBe('Verified');
  expect(certificateStatus({ status: 'VERIFIED', isExpired: true }).label).toBe('Expired');
});
