import { screen, within } from '@testing-library/react';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/api.ts';
import { consultation, job, resolution } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import ResolutionDialog from './ResolutionDialog.tsx';

/** Ana suggests $360 of the $1,200 for herself. */
const hers = resolution();
const reply = (): AdminJob => ({ job: job(), ledger: [], audit: [], owedCents: 0, evidence: null });

async function open(of = job()) {
  const { user } = await show(
    <ResolutionDialog job={of} resolutions={[hers]} zone="Europe/Berlin" onClose={vi.fn()} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle on someone’s behalf' }));
  const choose = (label: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: 'Action' }), label);
  return { user, dialog, choose };
}

test('each side can answer the other’s suggestion, withdraw its own, or suggest', async () => {
  const { dialog } = await open();
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose an action',
    'For Clara Brandt: Accept the suggestion',
    'For Clara Brandt: Decline suggestion',
    'For Clara Brandt: Suggest a split',
    'For Clara Brandt: Suggest a new date',
    'For Ana Rincón: Withdraw suggestion',
    'For Ana Rincón: Suggest a split',
    'For Ana Rincón: Suggest a new date',
  ]);
});

test('accepting says what it is about, and sends which suggestion was seen and why', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/resolutions/response': reply });
  const { user, dialog, choose } = await open();
  await choose('For Clara Brandt: Accept the suggestion');
  expect(
    dialog.getByText('Ana suggested settling: $360 to the professional, $840 back to the client'),
  ).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Clara agreed on the phone.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({
      as: 'CLIENT',
      reason: 'Clara agreed on the phone.',
      resolutionId: hers.id,
      action: 'accept',
    });
});

test('accepting a split says that consultations ahead are called off', async () => {
  const { dialog, choose } = await open(job({ appointments: [consultation()] }));
  await choose('For Clara Brandt: Accept the suggestion');
  expect(dialog.getByText(/Upcoming consultations are called off\./)).toBeTruthy();
  await choose('For Clara Brandt: Decline suggestion');
  expect(dialog.queryByText(/called off/)).toBeNull();
});

test('a split is sent with its sum, and a due date as a day', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/resolutions': reply });
  const { user, dialog, choose } = await open();
  await choose('For Clara Brandt: Suggest a split');
  await user.type(dialog.getByRole('textbox', { name: /For Ana, before the fee/ }), '500');
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'She asked us to.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ as: 'CLIENT', reason: 'She asked us to.', toProfessionalCents: 50_000 });
  await choose('For Ana Rincón: Suggest a new date');
  await user.type(dialog.getByLabelText('New due date'), '2026-12-20');
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'She is ill.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[1]?.body)
    .toEqual({ as: 'PROFESSIONAL', reason: 'She is ill.', dueOn: '2026-12-20' });
});
