import { SCOPES } from '@parley/contract/auth/scopes.ts';
import { expect, test } from 'vitest';
import { permissionLines } from './permissions.ts';

test('areas with the same access share a line', () => {
  expect(permissionLines(['hiring:read', 'hiring:write', 'jobs:read', 'jobs:write', 'chat:read'])).toEqual([
    'Read and write: Hiring, Jobs',
    'Read: Chat',
  ]);
  expect(permissionLines(['files:write'])).toEqual(['Write: Files']);
  expect(permissionLines(SCOPES)).toEqual(['Read and write: everything']);
});
