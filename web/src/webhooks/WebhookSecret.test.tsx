import { screen } from '@testing-library/react';
import type { Webhook } from '@parley/contract/webhooks/schemas.ts';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { NOW, show } from '../../test/render.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

const webhook: Webhook = {
  id: id(90),
  name: 'Our calendar',
  address: 'https://hooks.parley.test/anything',
  events: ['message.sent'],
  createdAt: NOW,
  off: null,
  failingSince: null,
  oldSecretUntil: null,
};

test.each([
  ['Show secret', 'POST /api/webhook/:id/secret', 'whsec_old'],
  ['Replace secret', 'POST /api/webhook/:id/secret/rotate', 'whsec_new'],
])('once the password is given, Enter goes on with what was pressed: %s', async (name, call, secret) => {
  const once = <T,>({ body }: { body: { password?: string | undefined } }, reply: T): T => {
    if (body.password === undefined) throw new Refusal('password_required');
    return reply;
  };
  const requests = stubApi({
    'POST /api/webhook/:id/secret': (input) => once(input, { secret: 'whsec_old' }),
    'POST /api/webhook/:id/secret/rotate': (input) => once(input, { webhook, secret: 'whsec_new' }),
  });
  const { user } = await show(<WebhookSecret webhook={webhook} onClose={vi.fn()} onChanged={vi.fn()} />);
  await user.click(screen.getByRole('button', { name }));
  await user.type(await screen.findByLabelText('Your password'), 'the password{Enter}');
  expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  expect(requests.map((request) => request.name)).toEqual([call, call]);
});
