import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { id } from '../../../test/fixtures.ts';
import { NOW, show } from '../../../test/render.tsx';
import ApiKeys from './ApiKeys.tsx';

test('who has just made a key is told to copy it, not led to the button that revokes it', async () => {
  const apiKey = {
    id: id(90),
    name: 'Invoice export',
    ending: 'f3fd',
    scopes: ['jobs:read' as const],
    createdAt: NOW,
    expiresAt: '2027-02-21T12:00:00.000Z',
    isExpired: false,
    lastUsedAt: null,
  };
  stubApi({ 'GET /api/key': () => [], 'POST /api/key': () => ({ apiKey, secret: 'parley_secret' }) });
  const { user } = await show(<ApiKeys />);
  await user.click(await screen.findByRole('button', { name: 'Create an API key' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Invoice export');
  await user.click(screen.getByRole('checkbox', { name: 'Jobs: Read' }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await screen.findByDisplayValue('parley_secret');
  expect(document.activeElement?.textContent).toMatch(/“Invoice export” is ready. Copy the key now/);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New API key' }));
});
