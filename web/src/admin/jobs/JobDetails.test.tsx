import { screen } from '@testing-library/react';
import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { expect, test } from 'vitest';
import { job, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { JobDetails } from './JobDetails.tsx';

const none = { amountCents: 0, feeCents: 0, netCents: 0 };
const noOffer = talkingJob({ offer: null, amountCents: null, money: { ...job().money, ...none } });
const ended = talkingJob({ status: 'ENDED', hireBy: null, endedAt: '2026-11-22T17:00:00.000Z' });

/** What the part about money says, by name. */
async function moneyOf(about: AdminJob['job']): Promise<(name: string) => string | null> {
  const records = { offers: [], resolutions: [], series: [], ledger: [], audit: [], evidence: null };
  await show(
    <JobDetails
      job={about}
      owedCents={0}
      {...records}
      files={{ ok: true, status: 200, message: '', data: [] }}
    />,
  );
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
});
