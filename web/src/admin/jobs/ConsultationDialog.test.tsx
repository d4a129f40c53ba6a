import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { consultation } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import ConsultationDialog from './ConsultationDialog.tsx';

test('what an admin accepts for a side is the time that was shown, not whichever is suggested by then', async () => {
  const proposedStartsAt = '2026-11-26T14:00:00.000Z';
  const moving = consultation({
    status: 'RESCHEDULE',
    turn: 'CLIENT',
    proposedStartsAt,
    proposedMinutes: 30,
  });
  const requests = stubApi({ 'POST /api/job/appointments/admin/:id': () => moving });
  const { user } = await show(
    <ConsultationDialog appointment={moving} amountCents={null} zone="Europe/Berlin" onClose={vi.fn()} />,
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Action' }), 'For Clara Brandt: Accept');
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'By phone.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toMatchObject({ as: 'CLIENT', action: 'accept', startsAt: proposedStartsAt });
});
