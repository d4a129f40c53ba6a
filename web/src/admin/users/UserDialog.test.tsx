import { screen, within } from '@testing-library/react';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { expect, test, vi } from 'vitest';
import { id } from '../../../test/fixtures.ts';
import { NOW, show } from '../../../test/render.tsx';
import { UserDialog } from './UserDialog.tsx';

const clara: AdminUser = {
  id: id(1),
  email: 'clara@clients.test',
  firstName: 'Clara',
  lastName: 'Brandt',
  displayName: 'Clara Brandt',
  role: 'CLIENT',
  timeZone: 'Europe/Berlin',
  avatarUrl: null,
  createdAt: NOW,
  rating: { average: null, count: 0 },
  bouncedAt: null,
  bounceReason: null,
  softBounces: 0,
  disabledAt: null,
  disabledReason: null,
  closedAt: null,
  runningJobs: 0,
  completedJobs: 0,
};

async function said(change: Partial<AdminUser>): Promise<string> {
  const { unmount } = await show(
    <UserDialog user={{ ...clara, ...change }} onChange={vi.fn()} onClose={vi.fn()} />,
  );
  const text = within(screen.getByRole('dialog')).getByRole('textbox').closest('dialog')?.textContent ?? '';
  unmount();
  return text;
}

test('whoever disables or enables an account reads whether its owner is told', async () => {
  expect(await said({})).toContain('Emailed to Clara');
  expect(await said({ disabledAt: NOW })).toContain('we’ll email them');
  // To an address that bounces only codes are sent.
  const [disabling, enabling] = [
    await said({ bouncedAt: NOW }),
    await said({ bouncedAt: NOW, disabledAt: NOW }),
  ];
  expect(disabling).toContain('Emails to Clara bounce, so they won’t read it.');
  expect(enabling).toContain('emails to them bounce, so we can’t tell them');
  expect(disabling + enabling).not.toMatch(/Emailed|we’ll email/);
});
