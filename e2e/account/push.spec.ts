import { clara } from '../../api/test/cast.ts';
import { createApiClient, type ApiClient } from '../world/api-client.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { deliver, usePushStandIn, watchedWorker } from '../world/push-stand-in.ts';
import { join, signIn } from '../world/steps.ts';
import { expectAccessible } from '../screens/screen.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

test('what happens while Parley is closed reaches the browser, and a click leads to it', async ({
  page,
  context,
  request,
}) => {
  const service = await usePushStandIn(page, request);
  const client = await join(page, newcomer(clara));
  const { id } = await client('POST /api/support', { body: { message: 'Where are my receipts?' } });
  const device = page.getByRole('region', { name: 'On this device' });

  await test.step('it is asked for by a press only', async () => {
    await page.goto('/settings#notifications');
    await expect(
      device.getByText('Get notified in this browser, even when Parley isn’t open.'),
    ).toBeVisible();
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    await device.getByRole('button', { name: 'Turn on push notifications' }).click();
    await expect(device.getByText(/^Push notifications are on in this browser/)).toBeVisible();
    await expect(page.getByLabel('Support, by push')).toBeChecked();
    await expectAccessible(page);
  });

  const worker = await watchedWorker(context);
  await page.goto('about:blank');
  await answer(await signIn({ request }, demoAdmin), id);
  await createApiClient(request)('POST /api/demo/clock', { body: { advanceSeconds: 60 } });

  await test.step('the push service can read it with the browser’s keys', async () => {
    await expect.poll(async () => (await service.received()).length).toBe(1);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    const [push] = await service.received();
    await deliver(page, new URL(page.url()).origin, push?.text ?? '');
    await expect.poll(worker.shown).toEqual([
      {
        title: 'Support',
        body: expect.stringContaining('In your settings, under Receipts.'),
        tag: push?.topic,
        renotify: true,
        icon: '/icons/app-192.png',
        badge: '/icons/badge-96.png',
        data: { url: `/settings?ticket=${id}#support` },
      },
    ]);
  });

  await test.step('a click leads to the page, in the open tab', async () => {
    await worker.click();
    await expect(page).toHaveURL(`/settings?ticket=${id}#support`);
    await expect(page.getByText('In your settings, under Receipts.').first()).toBeVisible();
  });

  await test.step('a subscription that the browser lost is made again by itself', async () => {
    const { publicKey } = await client('GET /api/notification/push');
    const made = await service.make(publicKey ?? '');
    await worker.lose(made);
    await expect.poll(async () => (await client('GET /api/notification/push')).endpoint).toBe(made.endpoint);
  });

  await test.step('it is turned off again', async () => {
    await page.goto('/settings#notifications');
    await expect(device).toBeVisible();
    await client('DELETE /api/notification/push');
    await page.reload();
    await expect(device.getByRole('button', { name: 'Turn on push notifications' })).toBeVisible();
  });
});

async function answer(admin: ApiClient, id: string): Promise<void> {
  await admin('POST /api/support/admin', { body: { id, message: 'In your settings, under Receipts.' } });
}

test('a browser that blocks notifications says how to allow them', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await join(page, newcomer(clara));
  await page.goto('/settings#notifications');
  const device = page.getByRole('region', { name: 'On this device' });
  await expect(device.getByText(/^Your browser is blocking notifications/)).toBeVisible();
  await expect(device.getByRole('button')).toHaveCount(0);
});
