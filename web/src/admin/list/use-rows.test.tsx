import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { useRows } from './use-rows.ts';

interface Row {
  id: string;
  status: string;
}
const useThings = createInfiniteList<Row>();
const page = (status: string) => ({ items: [{ id: 'a', status }], nextCursor: null });

function Things() {
  const [first, setFirst] = useState(page('open'));
  const { rows, change } = useRows(useThings, first, () => {
    throw new Error('there is one page');
  });
  return (
    <>
      <output>{rows.map(({ status }) => status)}</output>
      <button type="button" onClick={() => change({ id: 'a', status: 'taken' })}>
        Take
      </button>
      <button type="button" onClick={() => setFirst(page('resolved'))}>
        Read again
      </button>
    </>
  );
}

test('a row is as it was changed here, until it is read anew', async () => {
  const { user } = await show(<Things />);
  const status = () => screen.getByRole('status').textContent;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Take');
  expect(status()).toBe('taken');
  await press('Read again');
  expect(status()).toBe('resolved');
  await press('Take');
  expect(status()).toBe('taken');
});
