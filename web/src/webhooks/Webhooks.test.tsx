import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { NOW, show } from '../../test/render.tsx';
import Webhooks from './Webhooks.tsx';

test('who has just added a webhook is told so where its secret is', async () => {
  const webhook = {
    id: id(90),
    name: 'Our calendar',
    address: 'https://hooks.parley.test/anything',
    events: ['message.sent' as const],
    createdAt: NOW,
    off: null,
    failingSince: null,
    oldSecretUntil: null,
  };
  stubApi({ 'GET /api/webhook': () => [], 'POST /api/webhook': () => ({ webhook, secret: 'whsec_new' }) });
  const { user } = await show(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), webhook.name);
  await user.type(screen.getByRole('textbox', { name: 'Address' }), webhook.address);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  await screen.findByDisplayValue('whsec_new');
  expect(document.activeElement?.textContent).toMatch(/“Our calendar” is on. Check the signature/);
});
