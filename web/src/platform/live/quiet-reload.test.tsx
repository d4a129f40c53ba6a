import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  data,
  type MiddlewareFunction,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { NETWORK_ERROR, type Result } from '../result.ts';
import { keepShown, reloadQuietly } from './quiet-reload.ts';

afterEach(cleanup);

type Name = Result<string>;
const came = (name: string): Name => ({ ok: true, status: 200, message: 'OK', data: name });
const refused = (status: number): Name => ({
  ok: false,
  status,
  message: 'No.',
  data: null,
  code: 'internal',
  errors: [],
});

/** A page with a form for a name and a list beside it; each load takes the next answer. */
async function shown(answers: ({ name: Name; others: Name } | (() => never))[]) {
  function Page() {
    const { own, others } = useLoaderData<{ own: { name: Name }; others: Name }>();
    return (
      <>
        {own.name.ok ? <input aria-label="Name" defaultValue={own.name.data} /> : <p>We couldn’t load it</p>}
        <output>{others.ok ? others.data : others.message}</output>
      </>
    );
  }
  const router = createMemoryRouter([
    {
      path: '/',
      // What a middleware is handed has no type of its own outside the framework's routes.
      // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion
      middleware: [keepShown as MiddlewareFunction],
      loader: () => {
        const answer = answers.shift();
        if (typeof answer === 'function') return answer();
        return { own: { name: answer?.name ?? NETWORK_ERROR }, others: answer?.others ?? NETWORK_ERROR };
      },
      element: <Page />,
      errorElement: <p>Unexpected Application Error!</p>,
      HydrateFallback: () => null,
    },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name'), ' Gurung');
  return {
    typed: () => screen.getByLabelText<HTMLInputElement>('Name').value,
    beside: () => screen.getByRole('status').textContent,
    quietly: () => act(() => reloadQuietly(() => router.revalidate())),
    router,
  };
}

test.each([
  ['without a network', NETWORK_ERROR],
  ['while the server fails', refused(503)],
  ['while it is too busy', refused(429)],
])('%s, a page that reloads by itself keeps what it shows and what is typed in it', async (_when, failed) => {
  const page = await shown([
    { name: came('Nima'), others: came('one') },
    { name: failed, others: came('two') },
    { name: came('Nima'), others: came('three') },
  ]);
  expect(await page.quietly()).toBe(false);
  expect([page.typed(), page.beside()]).toEqual(['Nima Gurung', 'two']);
  expect(await page.quietly()).toBe(true);
  expect([page.typed(), page.beside()]).toEqual(['Nima Gurung', 'three']);
});

test('a loader that throws because the server fails leaves the page as it is, too', async () => {
  const page = await shown([
    { name: came('Nima'), others: came('one') },
    () => {
      throw data('Something went wrong', { status: 503 });
    },
  ]);
  expect(await page.quietly()).toBe(false);
  expect(page.typed()).toBe('Nima Gurung');
});

test('what is refused for good is shown as that: nobody goes on with what is no longer theirs', async () => {
  const page = await shown([
    { name: came('Nima'), others: came('one') },
    { name: refused(403), others: came('two') },
  ]);
  expect(await page.quietly()).toBe(true);
  expect(await screen.findByText('We couldn’t load it')).toBeTruthy();
});

test('whoever asks for the page again is told what failed', async () => {
  const page = await shown([{ name: came('Nima'), others: came('one') }]);
  await act(() => page.router.revalidate());
  expect(await screen.findByText('We couldn’t load it')).toBeTruthy();
});
