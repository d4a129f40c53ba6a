import { fireEvent, screen, within } from '@testing-library/react';
import type { Report } from '@parley/contract/reports/schemas.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { resultOf } from '../../platform/result.ts';
import { DeskKeys } from '../desk/DeskKeys.tsx';
import { Reports } from './Reports.tsx';

const person = (number: number, displayName: string, role: SideRole) => ({
  id: id(number),
  displayName,
  avatarUrl: null,
  timeZone: 'Europe/Berlin',
  email: `${displayName.toLowerCase()}@people.test`,
  role,
  isDisabled: false,
});
const report = (number: number, change: Partial<Report> = {}): Report => ({
  id: id(100 + number),
  subject: { type: 'service', id: id(20), title: `Service ${number}`, isPublic: true },
  jobId: null,
  messageAt: null,
  reported: person(3, 'Ana', 'PROFESSIONAL'),
  reporter: person(1, 'Clara', 'CLIENT'),
  reason: 'Not as described.',
  status: 'OPEN',
  alsoOpen: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-25T12:00:00.000Z',
  isOverdue: false,
  decidedAt: null,
  decision: null,
  ...change,
});
const reports = [report(1), report(2), report(3), report(4), report(5, { status: 'DISMISSED' })];
const decided = (number: number) => report(number, { status: 'RESOLVED', decision: 'Spam.' });

/** The desk with these reports; of the table and the cards, which the width chooses between, the table. */
async function desk() {
  const items = reports;
  const loaded = resultOf({ status: 200, message: 'OK', data: { items, nextCursor: null } });
  const screenOf = await show(
    <>
      <Reports loaded={loaded} />
      <DeskKeys tab="reports" />
    </>,
    '/dashboard?tab=reports',
  );
  for (const card of document.querySelectorAll<HTMLElement>('li[data-row]'))
    card.checkVisibility = () => false;
  return screenOf;
}
const table = () => within(screen.getByRole('table', { name: 'Reports' }));
const box = (number: number) =>
  table().getByRole<HTMLInputElement>('checkbox', { name: `Select: Service ${number}` });
const chosen = () => [1, 2, 3, 4].filter((number) => box(number).checked);
const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }));

test('rows are chosen one by one, as a range with Shift, and all at once; decided ones can’t be', async () => {
  const { user } = await desk();
  expect(table().queryByRole('checkbox', { name: 'Select: Service 5' })).toBeNull();
  await user.click(box(2));
  fireEvent.click(box(4), { shiftKey: true });
  expect(chosen()).toEqual([2, 3, 4]);
  expect(bar().getByText('3 selected')).toBeTruthy();
  const all = table().getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(chosen()).toEqual([1, 2, 3, 4]);
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(chosen()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});

test('by keyboard, X chooses the row that J went to, and Shift with X all up to it', async () => {
  const { user } = await desk();
  await user.keyboard('jx');
  expect(chosen()).toEqual([1]);
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(chosen()).toEqual([1, 2, 3]);
  await user.keyboard('x');
  expect(chosen()).toEqual([1, 2]);
  await user.keyboard('?');
  const help = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['J', 'K', 'O', 'X', 'Shift X', 'E', '/', '?']),
  );
});

test('one confirmation does all of them; each result is told, and a refused row stays, with its reason', async () => {
  const requests = stubApi({
    'PUT /api/report/admin': ({ body }) => {
      if (body.id === id(102)) throw new Refusal('invalid_transition');
      return decided(Number(body.id.slice(-3)) - 100);
    },
  });
  const { user } = await desk();
  for (const number of [1, 2, 3]) await user.click(box(number));
  await user.click(bar().getByRole('button', { name: 'Resolve (3)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resolve 3 reports' }));
  const confirm = dialog.getByRole('button', { name: 'Resolve 3 reports' });
  await user.click(confirm);
  expect(requests).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Spam.');
  await user.click(confirm);
  const results = await dialog.findByRole('list', { name: 'Results' });
  expect(
    within(results)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Service 2This is no longer possible. It changed in the meantime.',
    'Service 1Done',
    'Service 3Done',
  ]);
  expect(dialog.getByRole('status').textContent).toContain('2 done, 1 isn’t.');
  expect(requests.map(({ body }) => body)).toEqual(
    [101, 102, 103].map((each) => ({ id: id(each), status: 'RESOLVED', reason: 'Spam.' })),
  );
  await user.click(dialog.getByRole('button', { name: 'Back to the list' }));
  expect(box(2).checked).toBe(true);
  expect(table().getByText('This is no longer possible. It changed in the meantime.')).toBeTruthy();
  expect(table().queryByRole('checkbox', { name: 'Select: Service 1' })).toBeNull();
});

test('where all of them are done, the dialog closes, and nothing stays chosen', async () => {
  stubApi({ 'PUT /api/report/admin': ({ body }) => decided(Number(body.id.slice(-3)) - 100) });
  const { user } = await desk();
  await user.click(table().getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(bar().getByRole('button', { name: 'Dismiss (4)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dismiss 4 reports' }));
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Spam.');
  await user.click(dialog.getByRole('button', { name: 'Dismiss 4 reports' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});
