import { act, screen } from '@testing-library/react';
import type { OpenDebt } from '@parley/contract/payments/debts.ts';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import type { Result } from '../platform/result.ts';
import { AdminDashboard } from './AdminDashboard.tsx';

const read = <T,>(data: T): Result<T> => ({ ok: true, status: 200, message: '', data });
const none = read([]);
const debt: OpenDebt = {
  id: id(1),
  jobId: id(2),
  appointmentId: null,
  tipId: null,
  title: 'Data warehouse',
  professional: { id: id(3), displayName: 'Ana Rincón', avatarUrl: null, timeZone: 'America/Bogota' },
  amountCents: 5_000,
  leftCents: 5_000,
  writtenOffCents: 0,
  reason: 'Refunded after the payout.',
  at: '2026-11-20T12:00:00.000Z',
};

test('once the last row of a queue is gone, the keyboard goes on beside it and not at the top of the page', async () => {
  const writtenOff = new EventTarget();
  function Desk() {
    const [debts, setDebts] = useState([debt]);
    useEffect(() => {
      const clear = () => setDebts([]);
      writtenOff.addEventListener('done', clear);
      return () => writtenOff.removeEventListener('done', clear);
    }, []);
    const list = read({ items: [], nextCursor: null });
    const queues = { stuck: none, unmatched: none, slow: none, holds: none, chargebacks: none };
    return <AdminDashboard loaded={{ tab: 'payments', list, ...queues, debts: read(debts), queues: null }} />;
  }
  await show(<Desk />, '/dashboard?tab=payments');
  const [button] = await screen.findAllByRole('button', { name: /^Write off/ });
  button?.focus();
  act(() => void writtenOff.dispatchEvent(new Event('done')));
  expect(screen.queryByRole('button', { name: /^Write off/ })).toBeNull();
  await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
});
