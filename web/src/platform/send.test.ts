import { expect, test } from 'vitest';
import { addressOf } from './send.ts';

test('parameters and query are written into the address, what is empty is not', () => {
  const parts = {
    params: { id: 'a/b' },
    query: { q: 'x y', after: undefined, limit: 20, only: false, cursor: '' },
  };
  expect(addressOf('/api/job/:id/files', parts)).toBe('/api/job/a%2Fb/files?q=x+y&limit=20&only=false');
  expect(addressOf('/api/discipline', {})).toBe('/api/discipline');
});
