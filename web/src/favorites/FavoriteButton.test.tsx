import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi, Refusal } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { show, signInAs } from '../../test/render.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';

const favoriteButton = () => screen.getByRole('button', { name: 'Save Contract review' });
const element = <FavoriteButton kind="services" id={id(20)} title="Contract review" />;

test('a visitor who saves something logs in first and comes back', async () => {
  const requests = stubApi({});
  const { user, at } = await show(element, '/services?q=terms');
  await user.click(favoriteButton());
  expect(at()).toBe(`/login?next=${encodeURIComponent('/services?q=terms')}`);
  expect(requests).toEqual([]);
});

test('what a visitor saved is there once they have logged in, and not taken away by logging in again', async () => {
  let services: string[] = [];
  const requests = stubApi({
    'GET /api/favorite': () => ({ services, jobPostings: [] }),
    'POST /api/favorite/service/:id': ({ params }) => {
      services = [params.id];
      return { services, jobPostings: [] };
    },
  });
  const { user, unmount } = await show(element);
  await user.click(favoriteButton());
  unmount();
  for (const number of [1, 2]) {
    signInAs('CLIENT', id(number));
    const again = await show(element);
    await expect.poll(() => favoriteButton().getAttribute('aria-pressed')).toBe('true');
    again.unmount();
  }
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('the favorite button shows its state, and toggles it', async () => {
  signInAs('CLIENT');
  let services: string[] = [];
  stubApi({
    'GET /api/favorite': () => ({ services, jobPostings: [] }),
    'POST /api/favorite/service/:id': ({ params }) => {
      services = services.includes(params.id) ? [] : [params.id];
      return { services, jobPostings: [] };
    },
  });
  const { user } = await show(element);
  await user.click(favoriteButton());
  await expect.poll(() => favoriteButton().getAttribute('aria-pressed')).toBe('true');
  await user.click(favoriteButton());
  await expect.poll(() => favoriteButton().getAttribute('aria-pressed')).toBe('false');
});

test('a favorite that could not be saved is rolled back with a message', async () => {
  signInAs('CLIENT');
  stubApi({
    'GET /api/favorite': () => ({ services: [], jobPostings: [] }),
    'POST /api/favorite/service/:id': () => {
      throw new Refusal('not_found');
    },
  });
  const { user } = await show(element);
  await user.click(favoriteButton());
  expect(await screen.findByText('We couldn’t find what you’re looking for.')).toBeTruthy();
  expect(favoriteButton().getAttribute('aria-pressed')).toBe('false');
});
