import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { invite } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { hasDraft } from '../../platform/form/draft.ts';
import NegotiationActDialog from './NegotiationActDialog.tsx';

async function open(shown = invite()) {
  const { user } = await show(
    <NegotiationActDialog negotiation={shown} zone="Europe/Berlin" onClose={vi.fn()} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Act on someone’s behalf' }));
  const choose = (label: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: 'Action' }), label);
  const confirm = async (reason: string) => {
    await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), reason);
    await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  };
  return { user, dialog, choose, confirm };
}

test('an admin answers for whoever can answer, and writes for both', async () => {
  const { dialog } = await open();
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose an action',
    'For Clara Brandt: Suggest another time',
    'For Clara Brandt: Withdraw',
    'For Clara Brandt: Write a message',
    'For Ana Rincón: Accept',
    'For Ana Rincón: Suggest another time',
    'For Ana Rincón: Decline',
    'For Ana Rincón: Write a message',
  ]);
});

test('with a reason, and for a message its words', async () => {
  const shown = invite();
  const requests = stubApi({ 'POST /api/job/invite/admin/:id': () => shown });
  const { user, dialog, choose, confirm } = await open(shown);
  await choose('For Ana Rincón: Decline');
  await confirm('She asked us to.');
  const asked = { as: 'PROFESSIONAL', reason: 'She asked us to.' };
  await expect.poll(() => requests[0]?.body).toEqual({ ...asked, action: 'decline' });
  await choose('For Ana Rincón: Write a message');
  await user.type(dialog.getByRole('textbox', { name: 'Message to both sides' }), 'It is in English.');
  await confirm('She asked us to.');
  await expect
    .poll(() => requests[1]?.body)
    .toEqual({ ...asked, action: 'write', message: 'It is in English.' });
});

test('what is accepted is the time that was shown, not whichever is suggested by then', async () => {
  const shown = invite();
  const requests = stubApi({ 'POST /api/job/invite/admin/:id': () => shown });
  const { choose, confirm } = await open(shown);
  await choose('For Ana Rincón: Accept');
  await confirm('She asked us to.');
  await expect.poll(() => requests[0]?.body).toMatchObject({ action: 'accept', startsAt: shown.startsAt });
});

test('a message without words says so at its field, and one that is sent is not there again', async () => {
  const shown = invite();
  const requests = stubApi({ 'POST /api/job/invite/admin/:id': () => shown });
  const { user, dialog, choose, confirm } = await open(shown);
  await choose('For Ana Rincón: Write a message');
  await confirm('She asked us to.');
  const message = dialog.getByRole('textbox', { name: 'Message to both sides' });
  expect(message.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText('Write a message.')).toBeTruthy();
  expect(document.activeElement).toBe(message);
  expect(requests).toEqual([]);
  await user.type(message, 'It is in English.');
  expect(hasDraft(`on behalf message ${shown.id}`)).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect.poll(() => requests).toHaveLength(1);
  await expect.poll(() => hasDraft(`on behalf message ${shown.id}`)).toBe(false);
});

test('of several times one has to be chosen to accept', async () => {
  const shown = invite({ alternatives: ['2026-11-26T16:15:00.000Z'] });
  const requests = stubApi({ 'POST /api/job/invite/admin/:id': () => shown });
  const { user, dialog, choose, confirm } = await open(shown);
  await choose('For Ana Rincón: Accept');
  expect(await dialog.findByText('Pick a time first.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Thu 26 Nov 17:15' }));
  await confirm('She asked us to.');
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({
      as: 'PROFESSIONAL',
      action: 'accept',
      reason: 'She asked us to.',
      startsAt: '2026-11-26T16:15:00.000Z',
    });
});
