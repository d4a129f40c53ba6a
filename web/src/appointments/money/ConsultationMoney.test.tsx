import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { id, payment, pricedConsultation } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { ConsultationActions } from '../actions/ConsultationActions.tsx';
import { ConsultationMoney } from './ConsultationMoney.tsx';

const money = (side: Side, change: Partial<Appointment> = {}) =>
  show(<ConsultationMoney appointment={pricedConsultation(change)} side={side} zone="Europe/Berlin" />);
const unpaid = {
  payBy: '2099-11-24T09:00:00.000Z',
  payment: {
    status: 'UNPAID',
    settlement: 'NONE',
    refundedCents: 0,
    frozenAt: null,
    paidAt: null,
    ...FIRST_FEE,
  },
} as const;
const dialog = () => within(screen.getByRole('dialog'));

test('the client pays this consultation on the processor’s page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const url = 'https://processor.test/pay';
  const requests = stubApi({ 'POST /api/payment/checkout/:jobId': () => ({ url }) });
  const { user } = await money('client', unpaid);
  await user.click(screen.getByRole('button', { name: 'Pay $40' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  expect(requests[0]?.body).toEqual({ appointmentId: id(40) });
  assign.mockRestore();
});

test('who has gone elsewhere before the processor’s page is there stays there', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  let answer = (_reply: { url: string }) => {};
  const reply = new Promise<{ url: string }>((resolve) => {
    answer = resolve;
  });
  stubApi({ 'POST /api/payment/checkout/:jobId': () => reply });
  const { user } = await money('client', unpaid);
  const pay = screen.getByRole('button', { name: 'Pay $40' });
  await user.click(pay);
  await waitFor(() => expect(pay.getAttribute('aria-busy')).toBe('true'));
  history.pushState(null, '', '/dashboard');
  answer({ url: 'https://processor.test/pay' });
  await waitFor(() => expect(pay.getAttribute('aria-busy')).not.toBe('true'));
  expect(assign).not.toHaveBeenCalled();
  history.back();
  assign.mockRestore();
});

test('when it was called off meanwhile, paying says so and loads the page again', async () => {
  stubApi({
    'POST /api/payment/checkout/:jobId': () => {
      throw new Refusal('invalid_transition');
    },
  });
  const { user, reloads } = await money('client', unpaid);
  await user.click(screen.getByRole('button', { name: 'Pay $40' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reloads()).toBe(1);
});

test('the professional cannot pay, and has nothing to give back yet', async () => {
  await money('professional', unpaid);
  expect(screen.getByText(/^Clara has until/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a professional gives back part of it, and no more than what is left', async () => {
  const reply = payment({ appointmentId: id(40), amountCents: 4_000, refundedCents: 1_500 });
  const {
    id: _id,
    title: _title,
    client: _client,
    professional: _pro,
    holdUntil: _until,
    ledger: _ledger,
    ...paid
  } = reply;
  const requests = stubApi({ 'POST /api/payment/consultation/refund': () => paid });
  const { user } = await money('professional', {
    payment: {
      status: 'PAID',
      settlement: 'RELEASED',
      refundedCents: 500,
      frozenAt: null,
      paidAt: null,
      ...FIRST_FEE,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Refund Clara' }));
  const field = await screen.findByRole('textbox', { name: /Back to Clara/ });
  await user.clear(field);
  await user.type(field, '36');
  expect(dialog().getByText('Only $35 is left.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '15');
  await user.click(dialog().getByRole('button', { name: 'Refund $15 to Clara' }));
  await expect.poll(() => requests[0]?.body).toEqual({ appointmentId: id(40), amountCents: 1_500 });
});

test('a client who calls off too late confirms what it costs', async () => {
  const late = pricedConsultation({
    startsAt: '2099-11-25T15:00:00.000Z',
    endsAt: '2099-11-25T15:30:00.000Z',
    cancelUntil: '2026-01-01T00:00:00.000Z',
  });
  const actions = (side: Side) => (
    <ConsultationActions appointment={late} side={side} zone="Europe/Berlin" amountCents={null} />
  );
  const { user } = await show(actions('client'));
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  expect(await screen.findByText(/Now the \$40 you paid goes to Ana\./)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Call it off and pay Ana $40' })).toBeTruthy();
});

test('a professional who calls off reads that the client gets everything back', async () => {
  const ahead = pricedConsultation({
    startsAt: '2099-11-25T15:00:00.000Z',
    endsAt: '2099-11-25T15:30:00.000Z',
    cancelUntil: '2026-01-01T00:00:00.000Z',
  });
  const { user } = await show(
    <ConsultationActions appointment={ahead} side="professional" zone="Europe/Berlin" amountCents={null} />,
  );
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  expect(await screen.findByText(/Clara gets all \$40 back\./)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Call it off' })).toBeTruthy();
});
