import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { job } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

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
const dialog = () => within(screen.getByRole('dialog', { name: 'Decide dispute' }));
/** The amounts in the dialog: [who, how much]. */
const facts = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('a dispute cannot be resolved before it is chosen who gets the money', async () => {
  const requests = stubApi({});
  const { user } = await show(<ResolveDialog job={disputed} onClose={() => undefined} />);
  const decide = dialog().getByRole('button', { name: 'Make final decision' });
  expect(decide.getAttribute('aria-disabled')).toBe('true');
  await user.click(decide);
  expect(requests).toEqual([]);
});

test('a split shows the fee and both shares before it is confirmed, and sends what was shown', async () => {
  const onClose = vi.fn();
  const requests = stubApi({
    'POST /api/job/admin/:id/resolve': () => ({ job: disputed, ledger: [], audit: [] }),
  });
  const { user, reloads } = await show(<ResolveDialog job={disputed} onClose={onClose} />);
  await user.click(dialog().getByRole('radio', { name: /Split it/ }));
  await user.type(dialog().getByRole('textbox', { name: /For Ana, before the fee/ }), '400');
  expect(facts()).toEqual([
    ['Ana Rincón, before the fee', '$400.00'],
    ['Fee', '$40.00'],
    ['Ana Rincón receives', '$360.00'],
    ['Clara Brandt gets back', '$800.00'],
  ]);
  await user.type(dialog().getByRole('textbox', { name: 'Your reason' }), 'Both were heard.');
  await user.click(dialog().getByRole('button', { name: 'Make final decision' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests[0]?.body).toEqual({
    outcome: 'split',
    toProfessionalCents: 40_000,
    reason: 'Both were heard.',
  });
  expect(reloads()).toBe(1);
});

test('a split that gives one side everything is invalid', async () => {
  stubApi({});
  const { user } = await show(<ResolveDialog job={disputed} onClose={() => undefined} />);
  await user.click(dialog().getByRole('radio', { name: /Split it/ }));
  await user.type(dialog().getByRole('textbox', { name: /For Ana, before the fee/ }), '1200');
  expect(dialog().getByText(/Enter more than \$0 and less than \$1,200\.00/)).toBeTruthy();
  expect(dialog().queryAllByRole('term')).toEqual([]);
});

test('a refund takes no fee', async () => {
  stubApi({});
  const { user } = await show(<ResolveDialog job={disputed} onClose={() => undefined} />);
  await user.click(dialog().getByRole('radio', { name: /Back to Clara/ }));
  expect(facts()).toContainEqual(['Fee', '$0.00']);
  expect(facts()).toContainEqual(['Clara Brandt gets back', '$1,200.00']);
});
