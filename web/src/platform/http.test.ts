import { expect, test } from 'vitest';
import { urlOf } from './http.ts';

test('parameters and query are put into the URL, except empty ones', () => {
  const parts = {
    params: { id: 'a/b' },
    query: { q: 'x y', after: undefined, limit: 20, only: false, cursor: '' },
  };
  expect(urlOf('/api/job/:id/files', parts)).toBe('/api/job/a%2Fb/files?q=x+y&limit=20&only=false');
  expect(urlOf('/api/discipline', {})).toBe('/api/discipline');
});
