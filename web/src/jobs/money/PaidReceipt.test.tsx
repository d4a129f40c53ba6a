import { logoPath } from '@parley/contract/admin/settings/logo.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, job } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';

const ofWork = { appointmentId: null, tipId: null };

test('the receipt of the work leaves out what was paid for a consultation, and tips', async () => {
  const moves = [
    {
      at: '2026-11-20T12:00:00.000Z',
      text: 'Paid $40.00',
      amountCents: 4_000,
      ...ofWork,
      appointmentId: id(40),
    },
    { at: '2026-11-24T12:00:00.000Z', text: 'Paid $1,200.00', amountCents: 120_000, ...ofWork },
    {
      at: '2026-11-25T12:00:00.000Z',
      text: 'Tip of $50.00 paid',
      amountCents: 5_000,
      ...ofWork,
      tipId: id(41),
    },
  ];
  const { money } = job();
  await show(<PaidReceipt job={job({ hiredAt: null, money: { ...money, moves } })} zone="Europe/Berlin" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Paid $1,200.00'),
  ]);
  expect(screen.getByText('Paid on').nextSibling?.textContent).toContain('24 Nov');
});

test('while the client’s bank disputes the payment, the receipt doesn’t say that it is held', async () => {
  const chargeback = {
    id: id(91),
    ...ofWork,
    status: 'OPEN' as const,
    amountCents: 120_000,
    openedAt: '2026-11-23T12:00:00.000Z',
    decidedAt: null,
  };
  await show(<PaidReceipt job={job({ chargebacks: [chargeback] })} zone="Europe/Berlin" />);
  expect(screen.getByText('Status').nextSibling?.textContent).toBe('Disputed by the client’s bank');
});

test('its head is the installation’s own logo, which says the name if it has it in it', async () => {
  const receipt = <PaidReceipt job={job()} zone="Europe/Berlin" />;
  const { unmount } = await show(receipt);
  screen.getByText('Parley');
  unmount();
  await show(receipt, '/', { logo: { width: 300, height: 100, version: 7 } });
  expect(screen.getByRole('img', { name: 'Parley' }).getAttribute('src')).toBe(logoPath(7, 'mark'));
  expect(screen.queryByText('Parley')).toBeNull();
});
