import { expect, test } from 'vitest';
import { readFromCursor } from './search-params.ts';

/** A list that knows one cursor. */
const read = async (cursor: string | undefined) =>
  cursor === undefined || cursor === 'known'
    ? { status: 200, page: cursor ?? 'first' }
    : { status: 400, page: null };

test('a list goes on where its address says', async () => {
  expect(await readFromCursor('known', read)).toEqual({ status: 200, page: 'known' });
});

test.each([null, '', 'junk'])('a list begins at its start with the cursor %o', async (cursor) => {
  expect(await readFromCursor(cursor, read)).toEqual({ status: 200, page: 'first' });
});

test('a list that can’t be read is asked for once more only because of its cursor', async () => {
  const asked: unknown[] = [];
  const away = async (cursor: string | undefined) => {
    asked.push(cursor);
    return { status: 503 };
  };
  expect(await readFromCursor('known', away)).toEqual({ status: 503 });
  expect(asked).toEqual(['known']);
});
