import { screen, waitFor, within } from '@testing-library/react';
import type { SavedCard } from '@parley/contract/payments/cards/schemas.ts';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { show } from '../../../test/render.tsx';
import { brandText, expiryText, isExpired } from './card-text.ts';
import SavedCards from './SavedCards.tsx';

const visa: SavedCard = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2029 };
const amex: SavedCard = { id: 'pm_2', brand: 'amex', last4: '0005', expMonth: 10, expYear: 2026 };

test('a card is removed after a question, and the others stay', async () => {
  const requests = stubApi({
    'GET /api/payment/card': () => ({ cards: [visa, amex], lostAt: null }),
    'DELETE /api/payment/card/:id': () => ({}),
  });
  const { user } = await show(<SavedCards />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Visa •••• 4242Valid through 03\/29/);
  expect(second?.textContent).toMatch(/^American Express •••• 0005/);
  await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  const question = screen.getByRole('dialog', { name: 'Remove this card?' });
  await user.click(within(question).getByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toContain('American Express');
  expect(requests.at(-1)?.name).toBe('DELETE /api/payment/card/:id');
});

test('without cards there is a way to the page that saves one', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  stubApi({
    'GET /api/payment/card': () => ({ cards: [], lostAt: null }),
    'POST /api/payment/card': () => ({ url: 'https://pay.test/card' }),
  });
  const { user } = await show(<SavedCards />);
  expect(await screen.findByText('No saved cards. You can also save one when you pay.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/card'));
});

test('cards that the processor no longer has are said to be gone, with the day', async () => {
  stubApi({ 'GET /api/payment/card': () => ({ cards: [], lostAt: '2026-11-20T09:00:00.000Z' }) });
  await show(<SavedCards />);
  expect(
    await screen.findByText(/^Our payment processor no longer has any card you saved before 20 Nov 2026\./),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a card' })).toBeTruthy();
});

test('while the processor is away, the list can be asked for again', async () => {
  let isAway = true;
  stubApi({
    'GET /api/payment/card': () => {
      if (isAway) throw new Refusal('processor_unavailable');
      return { cards: [visa], lostAt: null };
    },
  });
  const { user } = await show(<SavedCards />);
  await screen.findByText('We couldn’t load your saved cards');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('•••• 4242')).toBeTruthy();
});

test('a card counts through the last day of its month, and brands are written as the networks do', () => {
  expect(isExpired(amex, '2026-10-31T23:59:59.000Z')).toBe(false);
  expect(isExpired(amex, '2026-11-01T00:00:00.000Z')).toBe(true);
  expect(expiryText({ ...visa, expMonth: 12, expYear: 2031 })).toBe('12/31');
  expect(['visa', 'jcb', 'discover'].map(brandText)).toEqual(['Visa', 'JCB', 'Discover']);
});
