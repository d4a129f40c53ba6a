import { screen, within } from '@testing-library/react';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/api.ts';
import { id, job, offer } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import OfferActDialog from './OfferActDialog.tsx';

const standing = offer({ id: id(50) });
const ask = offer({ id: id(51), version: 2, by: 'client', amountCents: 90_000, state: 'ASKED' });
const talking = job({ status: 'TALKING', hireBy: '2026-12-20T12:00:00.000Z' });
const reply = (): AdminJob => ({ job: talking, ledger: [], audit: [], owedCents: 0, evidence: null });

async function open(offers: Offer[]) {
  const { user } = await show(<OfferActDialog job={talking} offers={offers} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Act on the offer on someone’s behalf' }));
  const choose = (label: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: 'Action' }), label);
  return { user, dialog, choose };
}

test('only the professional answers, and only what the client asks for', async () => {
  const { dialog } = await open([standing]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose an action',
    'For Clara Brandt: Ask for different terms',
    'For Ana Rincón: Make an offer',
  ]);
});

test('a budget, which names no days, is declined or answered with an offer', async () => {
  const { dialog } = await open([{ ...ask, version: 1, estimatedDays: null }]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose an action',
    'For Clara Brandt: Ask for different terms',
    'For Ana Rincón: Decline the terms asked for',
    'For Ana Rincón: Make an offer',
  ]);
});

test('an answer is sent with the offer that was seen and the reason', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/offers/response': reply });
  const { user, dialog, choose } = await open([ask, standing]);
  await choose('For Ana Rincón: Decline the terms asked for');
  expect(dialog.getByText('$900, 10 days')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'She told us so by phone.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ offerId: ask.id, action: 'decline', reason: 'She told us so by phone.' });
});

test('new terms start from what is on the table, and need a reason', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/offers': reply });
  const { user, dialog, choose } = await open([standing]);
  await choose('For Clara Brandt: Ask for different terms');
  const amount = dialog.getByRole('textbox', { name: /Price for the whole job/ });
  await user.clear(amount);
  await user.type(amount, '950');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  expect(requests).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'She asked us to.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ amountCents: 95_000, estimatedDays: 10, as: 'CLIENT', reason: 'She asked us to.' });
});
