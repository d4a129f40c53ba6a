import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { stubApi, Refusal } from '../../test/api.ts';
import { id, invite } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { isTimeRefusal } from './answers.ts';
import { NegotiationActions } from './NegotiationActions.tsx';

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const actions = (change: Parameters<typeof invite>[0], side: Side) => (
  <NegotiationActions negotiation={invite(change)} side={side} zone="America/Bogota" />
);

test('the recipient of an invite may accept, suggest another time or decline', async () => {
  await show(actions({}, 'professional'));
  expect(buttons()).toEqual(['Accept Wed 25 Nov 10:00', 'Suggest another time', 'Decline']);
});

test('after a rejected time nobody can accept the old one, only suggest another', async () => {
  await show(actions({ status: 'RESCHEDULE_REJECTED' }, 'professional'));
  expect(buttons().filter((label) => label?.startsWith('Accept'))).toEqual([]);
  expect(buttons()).toContain('Suggest another time');
});

test('the side that suggested another time cannot accept it', async () => {
  await show(actions({ status: 'RESCHEDULE', turn: 'CLIENT' }, 'professional'));
  expect(buttons().filter((label) => label?.startsWith('Accept'))).toEqual([]);
});

test('before accepting, its effects are shown: when they talk, and that nothing is owed', async () => {
  const requests = stubApi({
    'POST /api/job/invite/response': () => invite({ status: 'ACCEPTED', turn: null, jobId: id(30) }),
  });
  const { user, reloads } = await show(actions({}, 'professional'));
  const words = screen.getByText(/You agree to talk with Clara/).textContent;
  expect(words).toMatch(/10:00/);
  expect(words).toMatch(/You can make an offer before or after you talk/);
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  await expect.poll(reloads).toBe(1);
  expect(requests[0]?.body).toEqual({ id: id(10), action: 'accept', startsAt: invite().startsAt });
});

test('a time that was replaced since it was shown isn’t accepted; the new one is read first', async () => {
  stubApi({
    'POST /api/job/invite/response': () => {
      const message = 'This time isn’t among those suggested now. Review them first.';
      throw new Refusal('invalid_input', [{ path: 'startsAt', message }]);
    },
  });
  const { user, reloads } = await show(actions({}, 'professional'));
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText(/isn’t among those suggested now/)).toBeTruthy();
  expect(reloads()).toBe(1);
});

test('a professional without payouts cannot accept, and gets a link to set them up', async () => {
  const requests = stubApi({});
  const { user } = await show(actions({ payoutsEnabled: false }, 'professional'));
  const why = 'Payouts need to be set up first.';
  const accept = await screen.findByRole('button', { name: /^Accept/, description: why });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  await user.click(accept);
  expect(requests).toEqual([]);
  expect(screen.getByRole('link', { name: 'Set up payouts' }).getAttribute('href')).toBe(
    '/settings/professional/payment/onboarding',
  );
});

test('a proposal isn’t declined without a reason, and what is missing is said at its field', async () => {
  const requests = stubApi({
    'POST /api/job/jobProposal/response': () => invite({ kind: 'PROPOSAL', status: 'DECLINED', turn: null }),
  });
  const { user } = await show(actions({ kind: 'PROPOSAL', turn: 'CLIENT' }, 'client'));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the proposal' }));
  const reason = dialog.getByRole('textbox', { name: 'Your reason' });
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Enter a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(reason);
  expect(requests).toEqual([]);
  await user.type(reason, 'We filled it.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ id: id(10), action: 'decline', message: 'We filled it.' });
});

test('a message that is too long stays as it was pasted, and says so at its field', async () => {
  const requests = stubApi({});
  const { user } = await show(actions({ kind: 'PROPOSAL', turn: 'CLIENT' }, 'client'));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the proposal' }));
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reason' });
  await user.click(reason);
  await user.paste('x'.repeat(4_001));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('At most 4,000 characters.')).toBeTruthy();
  expect(reason.value).toHaveLength(4_001);
  expect(requests).toEqual([]);
});

test('a client who accepts a proposal agrees to talk, and the posting stays open', async () => {
  const requests = stubApi({
    'POST /api/job/jobProposal/response': () => invite({ kind: 'PROPOSAL', status: 'ACCEPTED' }),
  });
  const { user } = await show(actions({ kind: 'PROPOSAL', postingId: id(60), turn: 'CLIENT' }, 'client'));
  expect(screen.getByText(/You owe nothing until you hire/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ id: id(10), action: 'accept', startsAt: invite().startsAt });
});

test('a time that was taken in the meantime leads to picking another one', async () => {
  stubApi({
    'GET /api/availability/slots': () => ({ slots: [] }),
    'POST /api/job/invite/response': () => {
      throw new Refusal('slot_taken');
    },
  });
  const { user } = await show(actions({}, 'professional'));
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  await user.click(await screen.findByRole('button', { name: 'Pick another time' }));
  expect(await screen.findByRole('dialog', { name: 'Suggest another time to Clara' })).toBeTruthy();
});

test('of several times each that is still free has a button of its own', async () => {
  const [passed, taken, free] = [
    '2026-11-21T15:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
    '2026-11-26T15:00:00.000Z',
  ];
  const requests = stubApi({ 'POST /api/job/invite/response': () => invite({ status: 'ACCEPTED' }) });
  const three = { startsAt: free, alternatives: [taken, passed], takenTimes: [taken] };
  const { user } = await show(actions(three, 'professional'));
  expect(buttons()).toEqual(['Accept Thu 26 Nov 10:00', 'Suggest another time', 'Decline']);
  await user.click(screen.getByRole('button', { name: 'Accept Thu 26 Nov 10:00' }));
  await expect.poll(() => requests[0]?.body).toEqual({ id: id(10), action: 'accept', startsAt: free });
});

test('several times that have all been taken can’t be accepted, and the screen says what helps', async () => {
  const taken = ['2026-11-25T15:00:00.000Z', '2026-11-26T15:00:00.000Z'] as const;
  const all = { startsAt: taken[0], alternatives: [taken[1]], takenTimes: [...taken] };
  await show(actions(all, 'professional'));
  expect(buttons()).toEqual(['Suggest another time', 'Decline']);
  expect(screen.getByText(/None of these times can be accepted anymore/)).toBeTruthy();
});

test('a time that has been taken can’t be accepted either where it is the only one', async () => {
  const startsAt = '2026-11-25T15:00:00.000Z';
  await show(actions({ startsAt, takenTimes: [startsAt] }, 'professional'));
  expect(buttons()).toEqual(['Suggest another time', 'Decline']);
  expect(screen.getByText('This time is no longer available. Suggest another one.')).toBeTruthy();
  expect(screen.queryByText(/You agree to talk/)).toBeNull();
});

test('the buttons of several times begin with the earliest, in whatever order they were suggested', async () => {
  const [later, earlier] = ['2026-11-26T15:00:00.000Z', '2026-11-25T15:00:00.000Z'];
  await show(actions({ startsAt: later, alternatives: [earlier] }, 'professional'));
  expect(buttons().slice(0, 2)).toEqual(['Accept Wed 25 Nov 10:00', 'Accept Thu 26 Nov 10:00']);
});

test('who comes for another time finds the picker open, but for what can’t be moved', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [] }) });
  const came = { pathname: '/', state: { otherTime: id(10) } };
  await show(actions({}, 'professional'), came);
  expect(await screen.findByRole('dialog', { name: 'Suggest another time to Clara' })).toBeTruthy();
  cleanup();
  await show(actions({ status: 'ACCEPTED', turn: null }, 'professional'), came);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await show(actions({ id: id(11) }, 'professional'), came);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  'slot_taken',
  'slot_too_far',
  'slot_beyond_hold',
  'slot_off_step',
  'slot_day_full',
  'slot_week_full',
  'slot_too_close',
])('another time would solve %s', (code) => {
  expect(isTimeRefusal(code)).toBe(true);
});
