import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { stubApi, Refusal } from '../../test/api.ts';
import { id, invite } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { NegotiationActions } from './NegotiationActions.tsx';

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const actions = (change: Parameters<typeof invite>[0], side: Side) => (
  <NegotiationActions negotiation={invite(change)} side={side} zone="America/Bogota" />
);

test('the recipient of an invite may accept, suggest another time or decline', async () => {
  await show(actions({}, 'professional'));
  expect(buttons()).toEqual(['Accept', 'Suggest another time', 'Decline']);
});

test('after a rejected time nobody can accept the old one, only suggest another', async () => {
  await show(actions({ status: 'RESCHEDULE_REJECTED' }, 'professional'));
  expect(buttons()).not.toContain('Accept');
  expect(buttons()).toContain('Suggest another time');
});

test('the side that suggested another time cannot accept it', async () => {
  await show(actions({ status: 'RESCHEDULE', turn: 'CLIENT' }, 'professional'));
  expect(buttons()).not.toContain('Accept');
});

test('before accepting, its effects are shown: when, how much, and what remains after the fee', async () => {
  const requests = stubApi({
    'POST /api/job/invite/response': () => invite({ status: 'ACCEPTED', turn: null, jobId: id(30) }),
  });
  const { user, reloads } = await show(actions({}, 'professional'));
  const words = screen.getByText(/The job starts with a consultation with Clara/).textContent;
  expect(words).toMatch(/10:00/);
  expect(words).toMatch(/pay \$1,200\. You get \$1,080 of it/);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await expect.poll(reloads).toBe(1);
  expect(requests[0]?.body).toEqual({ id: id(10), action: 'accept' });
});

test('a professional without payouts cannot accept, and gets a link to set them up', async () => {
  const requests = stubApi({});
  const { user } = await show(actions({ payoutsEnabled: false }, 'professional'));
  const why = 'Payouts aren’t set up yet, so the work can’t be accepted.';
  const accept = await screen.findByRole('button', { name: 'Accept', description: why });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  await user.click(accept);
  expect(requests).toEqual([]);
  expect(screen.getByRole('link', { name: 'Set up payouts' }).getAttribute('href')).toBe(
    '/settings/professional/payment/onboarding',
  );
});

test('a client who accepts a proposal chooses whether the posting closes', async () => {
  const requests = stubApi({
    'POST /api/job/jobProposal/response': () => invite({ kind: 'PROPOSAL', status: 'ACCEPTED' }),
  });
  const { user } = await show(actions({ kind: 'PROPOSAL', postingId: id(60), turn: 'CLIENT' }, 'client'));
  const closes = screen.getByRole<HTMLInputElement>('checkbox', { name: /Close this posting/ });
  expect(closes.checked).toBe(true);
  await user.click(closes);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => requests[0]?.body).toEqual({ id: id(10), action: 'accept', fillPosting: false });
});

test('a time that was taken in the meantime leads to picking another one', async () => {
  stubApi({
    'GET /api/availability/slots': () => ({ slots: [] }),
    'POST /api/job/invite/response': () => {
      throw new Refusal('slot_taken');
    },
  });
  const { user } = await show(actions({}, 'professional'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Pick another time' }));
  expect(await screen.findByRole('dialog', { name: 'Suggest another time to Clara' })).toBeTruthy();
});
