import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { id, job, openChargeback } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { Tips } from './Tips.tsx';
import { tipNotice } from './TipReturn.tsx';

const OPEN: Job['tips'] = {
  tipBy: '2027-02-20T12:00:00.000Z',
  mostCents: 120_000,
  paid: [],
  processingCents: null,
};
const paid = [{ id: id(90), amountCents: 15_000, refundedCents: 5_000, paidAt: '2026-11-23T12:00:00.000Z' }];
const completed = (tips: Partial<Job['tips']> = {}) =>
  job({ status: 'COMPLETED', settlement: 'RELEASED', tips: { ...OPEN, ...tips } });
const see = (of: Job, side: Side = 'client') => show(<Tips job={of} side={side} zone="Europe/Berlin" />);

test('the client chooses a share of the price, or an amount of their own up to the most', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const requests = stubApi({ 'POST /api/payment/tip/:jobId': () => ({ url: 'https://pay.test/page' }) });
  const { user } = await see(completed());
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '$60',
    '$120',
    '$240',
    'Another amount',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Another amount' }));
  await user.type(screen.getByRole('textbox', { name: 'Your tip' }), '1200.01');
  expect(screen.getByText('The most you can still tip is $1,200.00.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Your tip' }));
  await user.type(screen.getByRole('textbox', { name: 'Your tip' }), '75');
  await user.click(screen.getByRole('button', { name: /^Tip Ana.* \$75$/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/page'));
  expect(requests.map(({ body }) => body)).toEqual([{ amountCents: 7_500 }]);
});

test('the professional reads of the thanks, and cannot tip', async () => {
  await see(completed({ paid }), 'professional');
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^Clara.* thanked you with a \$150 tip23 Nov 2026 · \$50 refunded$/,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('after one tip another is a step further, and while a bank works on it there is none', async () => {
  const { user } = await see(completed({ paid }));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add another tip' }));
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  cleanup();
  await see(completed({ processingCents: 2_000 }));
  expect(screen.getByText(/still processing your \$20 tip/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tip that arrives while the page is open takes the place of its form', async () => {
  function Arriving() {
    const [tips, setTips] = useState<Partial<Job['tips']>>({});
    return (
      <>
        <Tips job={completed(tips)} side="client" zone="Europe/Berlin" />
        <button onClick={() => setTips({ paid })}>Arrive</button>
      </>
    );
  }
  const { user } = await show(<Arriving />);
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add another tip' })).toBeTruthy();
});

test('while the client’s bank disputes a payment the button says why it is off', async () => {
  await see({ ...completed(), chargebacks: [openChargeback] });
  const button = screen.getByRole('button', { name: /^Tip Ana/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() =>
    expect(button.parentElement?.textContent).toContain(
      'Your bank is disputing a payment for this job. You can tip once it has decided.',
    ),
  );
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['before the job is completed', job({ tips: { ...OPEN, tipBy: null } }), 'client'],
  ['once the time is over', completed({ tipBy: '2026-11-01T12:00:00.000Z' }), 'client'],
  ['once nothing more can be tipped', completed({ mostCents: 0 }), 'client'],
  ['once all the money went back', { ...completed(), settlement: 'REFUNDED' }, 'client'],
  ['to a professional without a tip', completed(), 'professional'],
] as const)('nothing is shown %s', async (_when, of, side) => {
  await see(of, side);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['PAID', 'RELEASED', 'good', /^Thank you! Your \$20 tip is on its way to /],
  ['PAID', 'REFUNDED', 'info', /on its way back to you/],
  ['FAILED', 'NONE', 'bad', /weren’t charged/],
] as const)('a tip that is %s and %s is told so on return', (status, settlement, tone, text) => {
  const notice = tipNotice(job(), { status, settlement, amountCents: 2_000 }, null);
  expect(notice).toMatchObject({ tone });
  expect(notice.text).toMatch(text);
});
