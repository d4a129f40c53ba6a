import type { Job } from '@parley/contract/jobs/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, job, openChargeback as open } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { Chargebacks } from './Chargebacks.tsx';

const byBank: Job['dispute'] = {
  by: 'processor',
  at: '2026-11-23T12:00:00.000Z',
  reason: null,
  refundAt: null,
  undecidedCents: 0,
};
const shown = async (given: Partial<Job>) => {
  await show(<Chargebacks job={job(given)} side="client" zone="Europe/Berlin" />);
  return screen.getByRole('listitem').textContent;
};

test('a chargeback of held money says that the deadlines of the job are paused', async () => {
  expect(await shown({ status: 'DISPUTED', dispute: byBank, chargebacks: [open] })).toBe(
    'Chargeback of $1,200.00Your bank disputed this payment on 23 Nov 2026. None of its money moves until your bank decides. The job’s deadlines are paused.',
  );
});

test.each([
  ['what was paid out', { status: 'COMPLETED', chargebacks: [open] }],
  ['a tip', { status: 'COMPLETED', chargebacks: [{ ...open, tipId: id(92) }] }],
  ['a consultation', { status: 'ACTIVE', chargebacks: [{ ...open, appointmentId: id(93) }] }],
] as const)('a chargeback of %s pauses nothing', async (_what, given) => {
  const text = await shown({ ...given, chargebacks: [...given.chargebacks] });
  expect(text).toContain('None of its money moves until your bank decides.');
  expect(text).not.toContain('paused');
});
