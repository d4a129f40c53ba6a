import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { NETWORK_ERROR, type Result } from '../result.ts';
import { Toasts } from '../../ui/overlay/Toasts.tsx';
import { useForm } from './use-form.ts';
import { useLeadOn } from './use-lead-on.ts';

const schema = () => Promise.resolve({ safeParse: () => ({ success: true as const, data: '' }) });
const SENT = { ok: true, status: 200, message: '', data: null } as const;

/** A form whose answer is awaited, on one page of a site with others. */
function site() {
  let answer = (_result: Result<null>) => {};
  const reply = new Promise<Result<null>>((resolve) => {
    answer = resolve;
  });
  function Write() {
    const leadOn = useLeadOn();
    const form = useForm({
      initial: { text: '' },
      schema,
      send: () => reply,
      done: () => leadOn('/written'),
    });
    return (
      <form {...form.props}>
        <button type="submit">{form.pending ? 'Sending' : 'Send'}</button>
        <output>{form.message}</output>
      </form>
    );
  }
  function Site() {
    const { pathname } = useLocation();
    return (
      <>
        {pathname === '/write' && <Write />}
        <Link to="/elsewhere">Elsewhere</Link>
        <Toasts />
      </>
    );
  }
  return { site: <Site />, answer: (result: Result<null>) => answer(result) };
}

async function sent() {
  const { site: pages, answer } = site();
  const page = await show(pages, '/write');
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Sending' });
  return { ...page, answer };
}

test('who waits for the answer is led on', async () => {
  const { at, answer } = await sent();
  answer(SENT);
  await expect.poll(at).toBe('/written');
});

test('who has gone elsewhere while it was being sent stays there', async () => {
  const { user, at, answer } = await sent();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await expect.poll(at).toBe('/elsewhere');
  answer(SENT);
  await new Promise((done) => setTimeout(done));
  expect(at()).toBe('/elsewhere');
});

test('who has gone elsewhere is told that it failed', async () => {
  const { user, answer } = await sent();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Sending' })).toBeNull();
  answer(NETWORK_ERROR);
  expect(await screen.findByText('That didn’t go through')).toBeTruthy();
  expect(screen.getByText('Something went wrong')).toBeTruthy();
});
