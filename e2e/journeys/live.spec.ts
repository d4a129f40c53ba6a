import { ana, clara } from '../../api/test/cast.ts';
import type { Page } from '@playwright/test';
import { hidesDownloads } from '../engines/firefox.ts';
import { newcomer } from '../world/people.ts';
import { expectAccessible, expectToFit, expectScreen } from '../screens/screen.ts';
import { agreeToMeet, freeTimes, makeOffer, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

// Shorter than any polling interval (a minute), so only a live message can make it pass.
const AT_ONCE = { timeout: 30_000 };

test('each side sees the other’s changes at once, on every open screen', async ({ openPage, watch }) => {
  test.slow();
  const [theirs, hers] = [await openPage(), await openPage({ viewport: { width: 360, height: 740 } })];
  const [client, professional] = [await join(theirs, newcomer(clara)), await join(hers, newcomer(ana))];
  const serviceId = await offerService(professional, 'Terms read closely');
  const { id: userId } = await professional('GET /api/users');
  const [startsAt = ''] = await freeTimes(client, userId);

  let jobId = '';
  await test.step('the dashboard and the bell follow', async () => {
    await watchLiveChannel(theirs);
    await theirs.goto('/dashboard');
    await expectScreen(theirs, 'Hello Clara');
    const bell = theirs.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications');
    await liveChannelIsUp(theirs);
    jobId = await agreeToMeet({ client, professional, serviceId, startsAt });
    await expect(theirs.getByText('New Notification')).toBeVisible(AT_ONCE);
    await expect(theirs.getByRole('region', { name: 'Jobs in progress' })).toContainText(
      'Terms read',
      AT_ONCE,
    );
    await expect(bell).toHaveAccessibleName(/unread/, AT_ONCE);
  });
  await test.step('they see each other come and type', async () => {
    await theirs.goto(`/job/${jobId}/chat`);
    await expectScreen(theirs, 'Chat with Ana Rincón');
    await hers.goto(`/job/${jobId}/chat`);
    await expectScreen(hers, 'Chat with Clara Brandt');
    await expect(hers).toHaveTitle('Chat with Clara Brandt · Parley');
    await expectToFit(hers);
    await expect(theirs.getByText('Ana is online')).toBeVisible(AT_ONCE);
    await writing(hers).pressSequentially('Good m');
    await expect(theirs.getByText('Ana is typing')).toBeVisible(AT_ONCE);
    await hers.keyboard.press('Enter');
    await expect(words(theirs)).toContainText('Ana Rincón: Good m', AT_ONCE);
    await expect(words(hers)).toContainText('read', AT_ONCE);
    // Several long ones at once, which are followed, so that none is marked as new.
    const parts = [1, 2, 3, 4].map((each) => `Part ${each}\n`.repeat(9));
    const send = (body: string) =>
      professional('POST /api/chat/message', {
        body: { jobId, body, attachments: [], clientMessageId: body.slice(0, 6) },
      });
    await Promise.all(parts.map(send));
    for (const each of parts) await expect(words(theirs)).toContainText(each.slice(0, 6), AT_ONCE);
    await expect(words(theirs).getByText(/^Part/).last()).toBeInViewport();
    await expect(words(theirs)).not.toContainText('New messages');
  });
  await test.step('files go along, and pictures are shown', async () => {
    await theirs.getByLabel('Add files').setInputFiles([
      { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Terms') },
      { name: 'dot.png', mimeType: 'image/png', buffer: DOT },
    ]);
    const toSend = theirs.getByRole('list', { name: 'Files to send' });
    await expect(toSend.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await expectAccessible(theirs);
    await theirs.reload();
    await expect(toSend.getByRole('listitem')).toHaveCount(2);
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(words(hers).getByRole('img', { name: 'dot.png' })).toBeVisible(AT_ONCE);
    const file = words(hers).getByRole('button', { name: 'Download terms.txt' });
    await expect(file).toBeVisible();
    if (!hidesDownloads(hers)) {
      const download = hers.waitForEvent('download');
      await file.click();
      expect((await download).suggestedFilename()).toBe('terms.txt');
    }
    await expectAccessible(hers);
  });
  await test.step('what is written without a connection is sent in order once there is one, reloads or not', async () => {
    await writing(theirs).fill('A long list\n'.repeat(60));
    await theirs.keyboard.press('Enter');
    await expect(words(hers)).toContainText('A long list', AT_ONCE);
    await words(hers).locator('..').press('Home');
    await expect(words(hers).getByText('Good m')).toBeInViewport();
    watch.expectOffline();
    await hers.context().setOffline(true);
    for (const each of ['one', 'two']) {
      await writing(hers).fill(`Without a line ${each}`);
      await hers.keyboard.press('Enter');
    }
    await expect(hers.getByText('waiting for the connection').last()).toBeInViewport();
    await expectAccessible(hers);
    await hers.context().setOffline(false);
    await hers.reload();
    await expect(words(theirs)).toContainText(/Without a line one.*Without a line two/s);
    await expect(hers.getByText('waiting for the connection')).toHaveCount(0);
  });
  await test.step('a search leads to the words', async () => {
    await theirs.getByRole('button', { name: 'Search this chat' }).click();
    await theirs.keyboard.type('good m');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText('1 message', { exact: true })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('search').getByRole('listitem').getByRole('button').click();
    await expect(words(theirs)).toContainText('Good m');
    await theirs.getByRole('button', { name: 'Close' }).click();
    await expect(theirs.getByRole('button', { name: 'Search this chat' })).toBeFocused();
  });
  await test.step('the page of the job follows', async () => {
    await theirs.goto(`/job/${jobId}`);
    await expectScreen(theirs, /Terms read/);
    await professional('POST /api/chat/message', {
      body: { jobId, body: 'Look at your page', attachments: [], clientMessageId: 'x' },
    });
    await expect(theirs.getByText('Look at your page')).toBeVisible(AT_ONCE);
    await makeOffer(professional, jobId);
    await expect(theirs.getByRole('button', { name: 'Hire Ana for $1,200' })).toBeVisible(AT_ONCE);
    await professional('POST /api/job/:id/end', { params: { id: jobId }, body: { message: 'Sorry' } });
    await expect(theirs.getByText(/The job ended on/).first()).toBeVisible(AT_ONCE);
  });
});

const writing = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const words = (page: Page) => page.getByRole('log', { name: 'Messages' });

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Resolves once the server has acknowledged the live connection's first message, its sign-in. (Firefox doesn't tell a test.) */
async function watchLiveChannel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (/^43\d+\[/.test(String(data))) Reflect.set(globalThis, 'liveChannelIsUp', true);
        });
      }
    };
  });
}

const liveChannelIsUp = (page: Page) =>
  page.waitForFunction(() => Reflect.get(globalThis, 'liveChannelIsUp'));
