import { screen, within } from '@testing-library/react';
import type { Overview as Numbers } from '@parley/contract/admin/schemas.ts';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import type { Result } from '../../platform/result.ts';
import { Overview } from './Overview.tsx';

const loaded = <T,>(data: T): Result<T> => ({ ok: true, status: 200, message: '', data });
const numbers: Numbers = {
  from: '2026-11-22T00:00:00.000Z',
  to: '2026-11-23T12:00:00.000Z',
  people: { clients: 0, professionals: 0, admins: 0, disabled: 0 },
  jobs: { talking: 1, active: 2, delivered: 4, disputed: 8, completed: 16, cancelled: 32, ended: 64 },
  money: { heldCents: 0, payableCents: 0, feesCents: 0, receivableCents: 0, ledgerDifferenceCents: 0 },
  queues: {
    disputes: 0,
    contestedConsultations: 0,
    tickets: 0,
    overdueTickets: 0,
    certificates: 0,
    reports: 0,
    overdueReports: 0,
    stuckCalls: 0,
    chargebacks: 0,
    unmatchedCharges: 0,
    slowPayments: 0,
    failedMails: 0,
    waitingTransfers: 0,
    longHeld: 0,
  },
  days: [],
};

test('the jobs of the overview are all that there are, those that a bank has stopped, too', async () => {
  await show(
    <Overview
      loaded={loaded(numbers)}
      mails={loaded([])}
      contested={loaded([])}
      reconciliations={loaded({ items: [] })}
    />,
  );
  const jobs = within(screen.getByRole('region', { name: 'Jobs' }));
  const figures = jobs.getAllByRole('definition').map(({ textContent }) => Number(textContent));
  expect(figures.reduce((sum, each) => sum + each, 0)).toBe(127);
});
