import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link, useLocation, useNavigate } from 'react-router';
import { show } from '../../../test/render.tsx';
import { type Result, NETWORK_ERROR } from '../../platform/result.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { InfiniteListEnd } from './InfiniteListEnd.tsx';

interface Item {
  id: string;
}
const page = (from: number, nextCursor: string | null) => ({
  items: [{ id: `${from}` }, { id: `${from + 1}` }],
  nextCursor,
});
const done = (data: ReturnType<typeof page>) => ({ ok: true as const, status: 200, message: '', data });
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

/** A list of four on two pages, on the address "/"; every other address is elsewhere. */
function listWith(pathOf?: (cursor: string) => string, total?: number) {
  const useItems = createInfiniteList<Item>();
  const read = vi.fn((_cursor: string): Promise<Result<ReturnType<typeof page>>> =>
    Promise.resolve(done(page(3, null))),
  );
  function Items() {
    const { items, ...end } = useItems(page(1, 'next'), read);
    return (
      <>
        <ul>
          {items.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
        <InfiniteListEnd
          {...end}
          pathOf={pathOf}
          auto={false}
          counts={total === undefined ? undefined : { shown: items.length, total }}
        />
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    );
  }
  function Site() {
    const { pathname, key } = useLocation();
    const navigate = useNavigate();
    return pathname === '/' ? (
      <Items key={key} />
    ) : (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  }
  return { read, site: <Site /> };
}

test('“Show more” is a link where a URL starts with the next page, and appends it without navigating', async () => {
  const { read, site } = listWith((cursor) => `/?cursor=${cursor}`);
  const { user, at } = await show(site);
  const more = screen.getByRole('link', { name: 'Show more' });
  expect([more.getAttribute('href'), more.getAttribute('rel')]).toEqual(['/?cursor=next', 'next']);
  await user.click(more);
  await expect.poll(shown).toEqual(['1', '2', '3', '4']);
  expect(read.mock.calls).toEqual([['next']]);
  expect(at()).toBe('/');
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('“Show more” is a button where no URL does', async () => {
  const { user } = await show(listWith().site);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(shown).toEqual(['1', '2', '3', '4']);
});

test('a page that fails to load says so and can be tried again', async () => {
  const { read, site } = listWith();
  read.mockImplementationOnce(() => Promise.resolve(NETWORK_ERROR));
  const { user } = await show(site);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByText('Something went wrong')).getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(shown).toEqual(['1', '2', '3', '4']);
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('going back finds the list as long as it was left', async () => {
  const { read, site } = listWith();
  const { user } = await show(site);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(shown).toHaveLength(4);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await expect.poll(shown).toEqual(['1', '2', '3', '4']);
  expect(read).toHaveBeenCalledOnce();
});

test('where only the best matches are listed, the end says so', async () => {
  const { user } = await show(listWith(undefined, 9).site);
  const says = 'These are the best 4. Add a word or a filter to see others.';
  expect(screen.queryByText(says)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText(says);
});

test('a list that ends with its last match says nothing of others', async () => {
  const { user } = await show(listWith(undefined, 4).site);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(shown).toHaveLength(4);
  expect(screen.queryByText(/These are the best/)).toBeNull();
});
