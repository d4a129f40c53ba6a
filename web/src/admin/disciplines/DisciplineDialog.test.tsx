import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { DisciplineDialog } from './DisciplineDialog.tsx';

const task = { does: 'remove', kind: 'category', id: id(7), name: 'Contract review' } as const;

test('what keeps a category is named, job postings and what was removed too, before and after it is tried', async () => {
  stubApi({
    'DELETE /api/discipline/admin/category/:id': () => {
      throw new Refusal('in_use');
    },
  });
  const { user } = await show(<DisciplineDialog task={task} onDone={vi.fn()} onClose={vi.fn()} />);
  const before = /no service, job posting or profile uses it\. Removed services and postings count, too/;
  expect(screen.getByText(before)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove category' }));
  expect(await screen.findByText(/^A service, job posting or profile uses it/)).toBeTruthy();
});

test('one that another admin removed meanwhile is gone once the dialog is left', async () => {
  stubApi({
    'DELETE /api/discipline/admin/category/:id': () => {
      throw new Refusal('not_found');
    },
  });
  const onClose = vi.fn();
  const { user, reloads, unmount } = await show(
    <DisciplineDialog task={task} onDone={vi.fn()} onClose={onClose} />,
  );
  await user.click(screen.getByRole('button', { name: 'Remove category' }));
  await screen.findByText(/couldn’t find/);
  expect(reloads()).toBe(0);
  unmount();
  await expect.poll(reloads).toBe(1);
});
