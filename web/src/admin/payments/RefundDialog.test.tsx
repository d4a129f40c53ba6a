import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi, Refusal } from '../../../test/api.ts';
import { payment } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const dialog = () => within(screen.getByRole('dialog', { name: 'Refund' }));
const amount = () => dialog().getByRole('textbox', { name: /Back to Clara Brandt/ });

test('no more than the remaining amount can be refunded', async () => {
  const requests = stubApi({});
  const { user } = await show(
    <RefundDialog payment={payment({ refundedCents: 20_000 })} onChange={vi.fn()} onClose={vi.fn()} />,
  );
  await user.type(amount(), '1000.01');
  expect(dialog().getByText('Only $1,000.00 is left.')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Refund' }));
  expect(requests).toEqual([]);
});

test('the button names the amount, and the changed payment replaces the old one', async () => {
  const changed = payment({ refundedCents: 30_000 });
  const [onChange, onClose] = [vi.fn(), vi.fn()];
  const requests = stubApi({ 'POST /api/payment/admin/refund': () => changed });
  const { user } = await show(<RefundDialog payment={payment()} onChange={onChange} onClose={onClose} />);
  await user.type(amount(), '300');
  expect(dialog().getByText('From the held money').nextElementSibling?.textContent).toBe('$300.00');
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Agreed on the phone.');
  await user.click(dialog().getByRole('button', { name: 'Refund $300.00' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests[0]?.body).toMatchObject({ amountCents: 30_000, reason: 'Agreed on the phone.' });
  expect(onChange).toHaveBeenCalledWith(changed);
});

test('after the release, a refund comes from the professional and from the fee', async () => {
  stubApi({});
  const { user } = await show(
    <RefundDialog payment={payment({ settlement: 'RELEASED' })} onChange={vi.fn()} onClose={vi.fn()} />,
  );
  await user.type(amount(), '100');
  expect(dialog().getByText('From Ana Rincón').nextElementSibling?.textContent).toBe('$90.00');
  expect(dialog().getByText('From Parley’s fee').nextElementSibling?.textContent).toBe('$10.00');
});

test('where another admin has refunded meanwhile, the dialog says so and shows what is left by now', async () => {
  const onChange = vi.fn();
  const current = payment({ refundedCents: 30_000 });
  const requests = stubApi({
    'POST /api/payment/admin/refund': () => {
      throw new Refusal('sums_changed');
    },
    'GET /api/payment/admin': () => ({ items: [current], nextCursor: null }),
  });
  const { user } = await show(<RefundDialog payment={payment()} onChange={onChange} onClose={vi.fn()} />);
  await user.type(amount(), '300');
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Agreed on the phone.');
  await user.click(dialog().getByRole('button', { name: 'Refund $300.00' }));
  expect(await dialog().findByText(/^What each side gets has changed/)).toBeTruthy();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(current));
  expect(requests[0]?.body).toMatchObject({ shown: { refundedCents: 0, settlement: 'HELD' } });
});

test('a refusal is shown and the dialog stays open', async () => {
  const onClose = vi.fn();
  stubApi({
    'POST /api/payment/admin/refund': () => {
      throw new Refusal('transfer_pending');
    },
  });
  const { user } = await show(<RefundDialog payment={payment()} onChange={vi.fn()} onClose={onClose} />);
  await user.type(amount(), '300');
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Agreed on the phone.');
  await user.click(dialog().getByRole('button', { name: 'Refund $300.00' }));
  expect(await dialog().findByText(/The transfer to the professional is still on its way/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
