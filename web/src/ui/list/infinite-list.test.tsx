import { act, screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { show, signInAs } from '../../../test/render.tsx';
import { InfiniteListEnd } from './InfiniteListEnd.tsx';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';

interface Row {
  id: string;
  text: string;
}
/** Two to a page; the cursor is the id that the page before ended with. */
const SIZE = 2;

/** A list of the server's rows on "/"; every other address leads back. */
function listOf(rows: { now: Row[] }, isChanging = false) {
  const pageAfter = (cursor: string | null) => {
    const from = cursor === null ? 0 : rows.now.findIndex(({ id }) => id === cursor) + 1;
    const items = rows.now.slice(from, from + SIZE);
    const isLast = from + SIZE >= rows.now.length;
    return { items, nextCursor: isLast ? null : (items.at(-1)?.id ?? null) };
  };
  const read = vi.fn((cursor: string) =>
    Promise.resolve({ ok: true as const, status: 200, message: '', data: pageAfter(cursor) }),
  );
  const useRows = createInfiniteList<Row>();
  /** `first` is what the page's loader returned, which loads anew with every visit and revalidation. */
  function Rows({ first }: { first: ReturnType<typeof pageAfter> }) {
    const { items, ...end } = useRows(first, read, '', isChanging);
    return (
      <>
        <ul>
          {items.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        <InfiniteListEnd {...end} auto={false} />
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    );
  }
  function Site() {
    const { pathname, key } = useLocation();
    const navigate = useNavigate();
    const [, again] = useReducer((count: number) => count + 1, 0);
    return pathname === '/' ? (
      <>
        <Rows key={key} first={pageAfter(null)} />
        <button type="button" onClick={again}>
          Revalidate
        </button>
      </>
    ) : (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  }
  return { site: <Site />, read };
}
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const rowsOf = (...texts: string[]): Row[] => texts.map((text) => ({ id: text.charAt(0), text }));
const more = () => screen.getByRole('button', { name: 'Show more' });

test('what one person has loaded is not shown to the next one in the same tab', async () => {
  signInAs('CLIENT', '01900000-0000-7000-8000-00000000000a');
  const rows = { now: rowsOf('a of Ana', 'b of Ana', 'c of Ana', 'd of Ana') };
  const { site } = listOf(rows);
  const { user } = await show(site);
  await user.click(more());
  await expect.poll(shown).toHaveLength(4);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const back = await screen.findByRole('button', { name: 'Back' });
  act(() => signInAs('CLIENT', '01900000-0000-7000-8000-00000000000b'));
  rows.now = rowsOf('x of Ben');
  await user.click(back);
  await expect.poll(shown).toEqual(['x of Ben']);
});

test('a row that has come to the first page is shown as it is there', async () => {
  const rows = { now: rowsOf('a', 'b', 'c pending', 'd') };
  const { site } = listOf(rows);
  const { user } = await show(site);
  await user.click(more());
  await expect.poll(shown).toHaveLength(4);
  rows.now = rowsOf('c paid', 'a', 'b', 'd');
  await user.click(screen.getByRole('button', { name: 'Revalidate' }));
  await expect.poll(shown).toEqual(['c paid', 'a', 'b', 'd']);
});

test('new rows at the top push none out between the first page and the next', async () => {
  const rows = { now: rowsOf('a', 'b', 'c', 'd', 'e', 'f') };
  const { site, read } = listOf(rows);
  const { user } = await show(site);
  await user.click(more());
  await expect.poll(shown).toEqual(['a', 'b', 'c', 'd']);
  rows.now = rowsOf('x', 'a', 'b', 'c', 'd', 'e', 'f');
  await user.click(screen.getByRole('button', { name: 'Revalidate' }));
  await expect.poll(shown).toEqual(['x', 'a', 'b', 'c', 'd', 'e']);
  expect(read.mock.calls.map(([cursor]) => cursor)).toEqual(['b', 'a', 'c']);
  await user.click(more());
  await expect.poll(shown).toEqual(['x', 'a', 'b', 'c', 'd', 'e', 'f']);
});

test('a list that has become one page long ends there', async () => {
  const rows = { now: rowsOf('a', 'b', 'c', 'd') };
  const { site } = listOf(rows);
  const { user } = await show(site);
  await user.click(more());
  await expect.poll(shown).toHaveLength(4);
  rows.now = rowsOf('a', 'b');
  await user.click(screen.getByRole('button', { name: 'Revalidate' }));
  await expect.poll(shown).toEqual(['a', 'b']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a row beyond the first page is shown as it is to who comes back, where rows change elsewhere', async () => {
  const rows = { now: rowsOf('a', 'b', 'c open', 'd') };
  const { site, read } = listOf(rows, true);
  const { user } = await show(site);
  await user.click(more());
  await expect.poll(shown).toEqual(['a', 'b', 'c open', 'd']);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  rows.now = rowsOf('a', 'b', 'c done', 'd');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await expect.poll(shown).toEqual(['a', 'b', 'c done', 'd']);
  expect(read).toHaveBeenCalledTimes(2);
});
