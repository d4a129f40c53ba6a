import { screen } from '@testing-library/react';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { job, pricedConsultation, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import type { Result } from '../../platform/result.ts';
import { JobDetails } from './JobDetails.tsx';

const none = { amountCents: 0, feeCents: 0, netCents: 0 };
const noOffer = talkingJob({ offer: null, amountCents: null, money: { ...job().money, ...none } });
const ended = talkingJob({ status: 'ENDED', hireBy: null, endedAt: '2026-11-22T17:00:00.000Z' });

afterEach(() => vi.restoreAllMocks());

function showJob(about: AdminJob['job']) {
  const records = { offers: [], resolutions: [], series: [], ledger: [], audit: [], evidence: null };
  const files: Result<JobFile[]> = { ok: true, status: 200, message: '', data: [] };
  return show(<JobDetails job={about} owedCents={0} {...records} files={files} />);
}

/** What the part about money says, by name. */
async function moneyOf(about: AdminJob['job']): Promise<(name: string) => string | null> {
  await showJob(about);
  return (name) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
}

test.each([
  ['before there is an offer', noOffer, 'No offer yet', null],
  ['once there is one', talkingJob(), 'Awaiting payment', '$1,200.00'],
  ['once nobody was hired', ended, 'Nothing paid', null],
  ['at work', job(), 'Paid', '$1,200.00'],
])('an admin reads %s what is paid', async (_when, about, payment, amount) => {
  const valueOf = await moneyOf(about);
  expect(valueOf('Payment')).toBe(payment);
  expect(valueOf('Amount')).toBe(amount);
  // Where that of a consultation is says its own part.
  expect(valueOf('Where the money is') === null).toBe(amount === null);
});

test('an admin who comes back to its tab sees what the two have done meanwhile', async () => {
  const { reloads } = await showJob(job());
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(reloads).toBe(1);
});

test('a priced consultation that was called off unpaid awaits no payment', async () => {
  const { payment } = pricedConsultation();
  const unpaid = payment && { ...payment, status: 'UNPAID' as const, settlement: 'NONE' as const };
  const off = pricedConsultation({ status: 'CANCELLED', payment: unpaid });
  await showJob(talkingJob({ appointments: [off] }));
  expect(screen.getByText(/\$40\.00 · Nothing paid/)).toBeTruthy();
});
