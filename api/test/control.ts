import type { Client } from './client.ts';
import type { World } from './world.ts';

/** Controls the stand-ins: does what a person or the processor would do. */
export async function control({ outside }: World, path: string, body: object): Promise<void> {
  if (!outside) throw new Error('this world has no outside');
  const response = await fetch(`${outside.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Sets up payouts through the processor's page. */
export async function enablePayouts(world: World, professional: Client): Promise<string> {
  const { url } = await professional.ok('POST /api/payment/onboard', { body: {} });
  const account = /(acct_\w+)/.exec(url)?.[1] ?? '';
  await control(world, `account/${account}`, { outcome: 'enabled' });
  await professional.ok('POST /api/payment/onboard/confirm', { body: {} });
  return account;
}
