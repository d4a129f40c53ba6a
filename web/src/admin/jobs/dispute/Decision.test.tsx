import type { Job } from '@parley/contract/jobs/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../../test/api.ts';
import { consultation, job, resolution } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import { Decision } from './Decision.tsx';

/* $1,200 are held, the fee is 10%. */
const disputed = job({
  status: 'DISPUTED',
  dispute: {
    by: 'client',
    at: '2026-11-22T12:00:00.000Z',
    reason: 'Half is missing.',
    refundAt: null,
    undecidedCents: 0,
  },
});
const decided = { job: disputed, ledger: [], audit: [], owedCents: 0, evidence: null };
const dialog = () => within(screen.getByRole('dialog'));
/** The amounts in the dialog: [who, how much]. */
const facts = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const outcomes = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const decision = (owedCents = 0) => <Decision job={disputed} owedCents={owedCents} resolutions={[]} />;

test('all three outcomes say at once what each side gets, to the cent', async () => {
  await show(decision());
  const [refund, split, release] = outcomes();
  expect(refund).toContain('Ana receives $0.00 Clara gets back $1,200.00 Fee: $0.00');
  expect(split).toContain('Ana receives $540.00 Clara gets back $600.00 Fee: $60.00');
  expect(release).toContain('Ana receives $1,080.00 Clara gets back $0.00 Fee: $120.00');
});

test('what the professional owes is named, and comes off what they receive', async () => {
  await show(decision(9_000));
  const [refund, split, release] = outcomes();
  expect(refund).not.toContain('owes');
  expect(split).toContain('Ana receives $450.00');
  expect(release).toContain('Ana receives $990.00');
  expect(release).toContain('$90.00 more pays back what Ana owes');
});

test('nothing can be confirmed before it is chosen who gets the money', async () => {
  const requests = stubApi({});
  const { user } = await show(decision());
  await user.click(screen.getByRole('button', { name: 'Decide dispute…' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual([]);
});

test('the whole decision goes by keyboard, repeats its sums, and sends what was shown', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/resolve': () => decided });
  const { user, reloads } = await show(decision());
  const [, split] = screen.getAllByRole('radio');
  split?.focus();
  await user.keyboard(' ');
  const part = screen.getByRole('textbox', { name: /For Ana, before the fee/ });
  await user.clear(part);
  await user.type(part, '400');
  screen.getByRole('button', { name: 'Split: $800 to Clara, $360 to Ana…' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Split: $800 to Clara, $360 to Ana' })).toBeTruthy();
  expect(facts()).toEqual([
    ['Ana Rincón, before the fee', '$400.00'],
    ['Fee', '$40.00'],
    ['Ana Rincón receives', '$360.00'],
    ['Clara Brandt gets back', '$800.00'],
  ]);
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Both were heard.');
  await user.click(dialog().getByRole('button', { name: 'Make final decision' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests[0]?.body).toEqual({
    outcome: 'split',
    toProfessionalCents: 40_000,
    shown: { sentCents: 36_000, toClientCents: 80_000 },
    reason: 'Both were heard.',
  });
  expect(reloads()).toBe(1);
});

test('the decision says that consultations ahead are called off, if any', async () => {
  const open = async (appointments: Job['appointments']) => {
    const of = { ...disputed, appointments };
    const { user, unmount } = await show(<Decision job={of} owedCents={0} resolutions={[]} />);
    await user.click(screen.getByRole('radio', { name: /All to Ana/ }));
    await user.click(screen.getByRole('button', { name: 'Release $1,080 to Ana…' }));
    const said = dialog().queryByText(/Upcoming consultations are called off\./);
    unmount();
    return said !== null;
  };
  expect(await open([consultation()])).toBe(true);
  expect(await open([])).toBe(false);
});

test('sums that have changed are read anew, and nothing is decided', async () => {
  stubApi({
    'POST /api/job/admin/:id/resolve': () => {
      throw new Refusal('sums_changed');
    },
  });
  const { user, reloads } = await show(decision());
  await user.click(screen.getByRole('radio', { name: /All to Ana/ }));
  await user.click(screen.getByRole('button', { name: 'Release $1,080 to Ana…' }));
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'It was delivered.');
  await user.click(dialog().getByRole('button', { name: 'Make final decision' }));
  expect(await dialog().findByText(/What each side gets has changed/)).toBeTruthy();
  expect(reloads()).toBe(1);
});

test('a split can start from what a side suggested; all or nothing is no split', async () => {
  stubApi({});
  const { user } = await show(
    <Decision job={disputed} owedCents={0} resolutions={[resolution({ state: 'DECLINED' })]} />,
  );
  await user.click(screen.getByRole('radio', { name: /Split it/ }));
  await user.click(screen.getByRole('button', { name: 'As Ana suggested: $360' }));
  expect(outcomes()[1]).toContain('Clara gets back $840.00');
  const part = screen.getByRole('textbox', { name: /For Ana, before the fee/ });
  await user.clear(part);
  await user.type(part, '1200');
  expect(screen.getByText(/Enter more than \$0 and less than \$1,200\.00/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Decide dispute…' }).getAttribute('aria-disabled')).toBe('true');
});
