import { ProposalFields } from '@parley/contract/proposals/schemas.ts';
import { expect, test } from 'vitest';
import { initialProposal, proposalOf } from './proposal-values.ts';

const posting = { id: '01900000-0000-7000-8000-000000000301' };
const service = { id: '01900000-0000-7000-8000-000000000201', consultationMinutes: 45 };
/** Never free in the client's coming days. */
const busy = { free: [], zone: 'Europe/Berlin', now: '2026-11-23T12:00:00.000Z' };
const written = {
  message: 'I have done this often.',
  amountCents: 120_000,
  estimatedDays: 6,
  startsAt: '2026-11-24T14:15:00.000Z',
};

test('a professional with a single service starts with it and its consultation length', () => {
  expect(initialProposal([service], busy)).toMatchObject({ serviceId: service.id, minutes: '45' });
  expect(initialProposal([service, { ...service, id: posting.id }], busy)).toMatchObject({
    serviceId: '',
    minutes: '30',
  });
});

test('the request matches the contract, with or without a service', () => {
  const without = proposalOf(posting, { ...initialProposal([], busy), ...written });
  expect(ProposalFields.parse(without)).toEqual({ ...written, postingId: posting.id, minutes: 30 });
  const through = proposalOf(posting, { ...initialProposal([service], busy), ...written });
  expect(ProposalFields.parse(through)).toMatchObject({ serviceId: service.id, minutes: 45 });
});

test('an untouched form lacks the message, the price, the days and the time', () => {
  const { error } = ProposalFields.safeParse(proposalOf(posting, initialProposal([], busy)));
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'message',
    'amountCents',
    'estimatedDays',
    'startsAt',
  ]);
});

test('the first free time by day where the client lives is suggested', () => {
  // From 4 AM to 1 PM in Berlin.
  const free = [{ from: '2026-11-24T03:00:00.000Z', to: '2026-11-24T12:00:00.000Z' }];
  expect(initialProposal([], { ...busy, free }).startsAt).toBe('2026-11-24T07:00:00.000Z');
});
