import { screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { useLoaderData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { id, payment, pricedConsultation, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { AdminConsultations } from './AdminConsultations.tsx';
import ConsultationDecision from './ConsultationDecision.tsx';

const frozen = pricedConsultation({
  attendance: 'CLIENT_ABSENT',
  settleAt: '2027-01-20T15:00:00.000Z',
  settleTo: 'PROFESSIONAL',
  objectedAt: '2026-11-26T15:00:00.000Z',
});
const dialog = () => within(screen.getByRole('dialog', { name: 'Decide on this consultation' }));

test('an admin parts the money of a contested consultation, and sees the shares before', async () => {
  const onClose = vi.fn();
  const requests = stubApi({
    'POST /api/payment/admin/consultation': () => payment({ appointmentId: id(40), settlement: 'SPLIT' }),
  });
  const { user } = await show(
    <ConsultationDecision appointment={frozen} owedCents={500} onClose={onClose} />,
  );
  expect(dialog().getByRole('button', { name: 'Make final decision' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(dialog().getByRole('radio', { name: /Split it/ }));
  await user.type(dialog().getByRole('textbox', { name: /For Ana, before the fee/ }), '25');
  // $2.50 of the $25 are the fee, and $5 pay back what Ana owes.
  expect(dialog().getByText('$17.50')).toBeTruthy();
  expect(dialog().getByText('$15.00')).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Both were late.');
  await user.click(dialog().getByRole('button', { name: 'Make final decision' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests[0]?.body).toMatchObject({
    appointmentId: id(40),
    toProfessionalCents: 2_500,
    shown: { sentCents: 1_750, toClientCents: 1_500 },
    reason: 'Both were late.',
  });
});

test('sums that have changed are read anew, and nothing is decided', async () => {
  let current: Appointment = frozen;
  stubApi({
    'POST /api/payment/admin/consultation': () => {
      // Ana has given $10 back meanwhile.
      const paid = frozen.payment;
      current = { ...frozen, payment: paid && { ...paid, refundedCents: 1_000 } };
      throw new Refusal('sums_changed');
    },
  });
  function Page() {
    useLoaderData();
    return (
      <AdminConsultations job={talkingJob({ appointments: [current] })} owedCents={0} zone="Europe/Berlin" />
    );
  }
  const { user, reloads } = await show(<Page />);
  await user.click(screen.getByRole('button', { name: 'Decide who gets the money' }));
  await user.click(await screen.findByRole('radio', { name: /To Ana/ }));
  expect(dialog().getByText('$36.00')).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'By the log of the room.');
  await user.click(dialog().getByRole('button', { name: 'Make final decision' }));
  expect(await dialog().findByText(/What each side gets has changed/)).toBeTruthy();
  expect(reloads()).toBe(1);
  expect(await dialog().findByText('$27.00')).toBeTruthy();
});

test('all of it goes back without a fee', async () => {
  const requests = stubApi({
    'POST /api/payment/admin/consultation': () => payment({ appointmentId: id(40), settlement: 'REFUNDED' }),
  });
  const { user } = await show(<ConsultationDecision appointment={frozen} owedCents={0} onClose={vi.fn()} />);
  await user.click(dialog().getByRole('radio', { name: /Back to Clara/ }));
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Nobody was told.');
  await user.click(dialog().getByRole('button', { name: 'Make final decision' }));
  await expect.poll(() => requests[0]?.body).toMatchObject({ toProfessionalCents: 0 });
});

test.each([
  ['contested', frozen, true],
  ['not contested', { ...frozen, objectedAt: null }, false],
  ['decided', { ...frozen, settleAt: null }, false],
] as const)('a consultation that is %s can be decided: %s', async (_state, appointment, isOpen) => {
  const job = talkingJob({ appointments: [appointment] });
  await show(<AdminConsultations job={job} owedCents={0} zone="Europe/Berlin" />);
  expect(screen.queryByRole('button', { name: 'Decide who gets the money' }) !== null).toBe(isOpen);
  expect(screen.getByText(/^\$40\.00/)).toBeTruthy();
});
