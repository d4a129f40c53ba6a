import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pricedConsultation } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import GiveBackDialog from './GiveBackDialog.tsx';

// Of $40 with a fee of at least $10, a refund of $5 leaves the fee at $10: all of it is the professional's.
test('nobody is promised a part of the fee back that a minimum fee keeps', async () => {
  const payment = {
    status: 'PAID',
    settlement: 'RELEASED',
    refundedCents: 0,
    frozenAt: null,
    paidAt: null,
    feeBasisPoints: 1_000,
    feeMinimumCents: 1_000,
  } as const;
  await show(<GiveBackDialog appointment={pricedConsultation({ payment })} onClose={() => {}} />);
  expect(screen.getByText(/taken back from your payouts, less what Parley returns of its fee/)).toBeTruthy();
});
