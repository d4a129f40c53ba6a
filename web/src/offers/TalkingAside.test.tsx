import { screen, waitFor } from '@testing-library/react';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../test/api.ts';
import { consultation, offer, talkingJob } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { TalkingAside } from './TalkingAside.tsx';
import { useOfferActions } from './use-offer-actions.ts';

const met = [
  consultation({ meeting: { startedAt: '2026-11-20T15:00:00.000Z', endedAt: '2026-11-20T15:20:00.000Z' } }),
];
const reload = vi.fn(() => Promise.resolve());
const onAction = vi.fn();

function Aside({ isOnJobPage = false, ...props }: { job: Job; side: Side; isOnJobPage?: boolean }) {
  const acts = useOfferActions(props.job.id, reload);
  return <TalkingAside {...props} {...{ acts, isOnJobPage, onAction }} zone="Europe/Berlin" />;
}
const aside = (side: Side, change: Partial<Job> = {}) => show(<Aside job={talkingJob(change)} side={side} />);
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('before they have met nobody is asked to hire, and ending costs nothing', async () => {
  await aside('client');
  expect(buttons()).toEqual(['End this job']);
  expect(screen.getByText(/it won’t affect either profile/)).toBeTruthy();
});

test('after a consultation the client is asked what comes next', async () => {
  await aside('client', { appointments: met });
  expect(screen.getByRole('heading', { name: 'You’ve met Ana. What comes next?' })).toBeTruthy();
  expect(buttons()).toEqual([
    'Hire Ana for $1,200',
    expect.stringMatching(/^Request changes to the offer/),
    expect.stringMatching(/^End the job/),
  ]);
  expect(screen.getByRole('link', { name: /^Talk again/ })).toBeTruthy();
});

test('another consultation is scheduled on the job’s page, which doesn’t lead to itself', async () => {
  await show(<Aside job={talkingJob({ appointments: met })} side="client" isOnJobPage />);
  expect(screen.getByRole('button', { name: /^Request changes to the offer/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Talk again/ })).toBeNull();
});

test('after it the professional sends what they agreed', async () => {
  await aside('professional', { appointments: met, offer: null, amountCents: null });
  expect(buttons()).toEqual(['Make an offer', expect.stringMatching(/^End the job/), 'Give 7 more days']);
});

test.each(['client', 'professional'] as const)(
  'those who can’t contact each other are not asked to hire or to offer: the %s reads when the job ends',
  async (side) => {
    await aside(side, { appointments: met, isBlocked: true });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(buttons().filter((button) => /Hire|more days/.test(button))).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Talk again/ })).toBeNull();
    expect(screen.getByText(/^This job ends automatically on Wed 9 Dec/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^End the job/ })).toBeTruthy();
  },
);

test('the professional gives the client more days', async () => {
  const { user } = await aside('professional');
  expect(buttons()).toEqual(['Give 7 more days', 'End this job']);
  await user.click(screen.getByRole('button', { name: 'Give 7 more days' }));
  expect(onAction).toHaveBeenCalledWith('extend_hire_by');
});

test('the client reads until when to decide, in their own time', async () => {
  await aside('client');
  expect(screen.getByText(/^Decide by Wed 9 Dec 16:30 \(your time\)/)).toBeTruthy();
});

test('how many are hired for the posting is said before the client pays', async () => {
  await aside('client', { appointments: met, hiring: { openings: 3, hires: 1, others: 2 } });
  expect(screen.getByText('1 of 3 people hired for this posting.')).toBeTruthy();
});

test.each([
  ['the last hire', { openings: 3, hires: 2, others: 0 }],
  ['one for a posting that was reopened after it was filled', { openings: 1, hires: 1, others: 0 }],
])('%s ends the other proposals, which is said before', async (_which, hiring) => {
  await aside('client', { appointments: met, hiring });
  expect(
    screen.getByText(/Your hire fills it, and its other open proposals and invitations end\./),
  ).toBeTruthy();
});

test('hiring names the offer the client saw', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const requests = stubApi({
    'POST /api/payment/checkout/:jobId': () => ({ url: 'https://pay.test/pay/1' }),
  });
  const { user } = await aside('client', { appointments: met });
  await user.click(screen.getByRole('button', { name: 'Hire Ana for $1,200' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/pay/1'));
  expect(requests[0]?.body).toEqual({ offerId: offer().id });
  assign.mockRestore();
});

test('an offer that changed meanwhile is shown before anybody pays', async () => {
  reload.mockClear();
  stubApi({
    'POST /api/payment/checkout/:jobId': () => {
      throw new Refusal('offer_changed');
    },
  });
  const { user } = await aside('client', { appointments: met });
  await user.click(screen.getByRole('button', { name: 'Hire Ana for $1,200' }));
  expect(
    await screen.findByText(/Ana’s offer changed to \$1,200, 10 days\. Check the new terms/),
  ).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test('while a bank works on the payment there is nothing to press', async () => {
  await aside('client', { appointments: met, hireBy: null, paymentStatus: 'PENDING' });
  expect(screen.queryByRole('button', { name: /^Hire/ })).toBeNull();
});

test('those who cannot contact each other can neither offer nor plan, and still end the job', async () => {
  const cutOff = { isBlocked: true, appointments: met };
  const { user } = await aside('professional', { ...cutOff, offer: null });
  const why = /can’t contact each other/;
  await user.click(await screen.findByRole('button', { name: 'Make an offer', description: why }));
  expect(screen.queryByRole('link', { name: /^Talk again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^End the job/ }));
  expect(onAction).toHaveBeenLastCalledWith('end');
});

test('a client who cannot contact the professional reads it instead of asking for changes', async () => {
  await aside('client', { isBlocked: true, appointments: met });
  const ask = screen.getByRole('button', { name: /^Request changes to the offer.*can’t contact each other/ });
  expect(ask.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Hire/ })).toBeNull();
});
