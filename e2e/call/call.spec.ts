import type { ChildProcess } from 'node:child_process';
import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { milo } from '../../api/test/cast.ts';
import { BRIEF } from '../world/files.ts';
import { newcomer } from '../world/people.ts';
import { isFirefox } from '../engines/firefox.ts';
import { expectAccessible, expectToFit } from '../screens/screen.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { transferStats } from './connections.ts';
import { startRelay } from './relay.ts';
import { enter, expectToSeeAndHear, startConsultation } from './participants.ts';
import { tracksOn, watchTracks } from './tracks.ts';

test.slow();

test('two people see and hear each other, and the call ends for both', async ({ openPage }) => {
  const { client, professional, path } = await startConsultation(openPage);
  for (const page of [client, professional]) await watchTracks(page);
  await fakeScreen(professional);
  await professional.goto(path);
  await testDevices(professional);
  await professional.getByRole('button', { name: 'Check in and join' }).click();
  await expect(professional.getByText(/^Clara hasn’t checked in yet\./)).toBeVisible();
  await expectAccessible(professional);
  await enter(client, path);
  for (const page of [client, professional]) await expectToSeeAndHear(page);
  await expect(client.getByText('left, ends')).toBeVisible();
  for (const page of [client, professional]) await expectAccessible(page);

  await professional.keyboard.press('m');
  await expect(professional.getByRole('button', { name: 'Unmute (M)' })).toBeVisible();
  await expect(client.getByLabel('muted', { exact: true })).toBeVisible();
  await professional.keyboard.press('v');
  await expect(client.getByRole('status').filter({ hasText: 'Ana’s camera is off.' })).toBeAttached();
  await expect.poll(() => tracksOn(professional)).toEqual([]);
  await professional.keyboard.press('v');
  await expectToSeeAndHear(client);

  const stage = client.locator('[data-layout]');
  await client.keyboard.press('?');
  await expect(client.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(client);
  await client.keyboard.press('Escape');
  await client.keyboard.press('l');
  await expect(stage).toHaveAttribute('data-layout', 'sides');
  await expectAccessible(client);
  await client.keyboard.press('o');
  await expect(client.getByRole('button', { name: 'Offer', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await professional.getByRole('button', { name: 'Share screen' }).click();
  await expect(client.getByLabel('Ana Rincón’s screen')).toBeVisible();
  await expect(stage).toHaveAttribute('data-layout', 'share');
  await expect(professional.getByText('Clara can see your screen. Stop sharing')).toBeVisible();
  await expectAccessible(client);
  await professional.getByRole('button', { name: 'Stop sharing screen' }).click();
  await expect(client.getByLabel('Ana Rincón’s screen')).toBeHidden();

  await attachAcrossTabs(professional);

  await client.setViewportSize({ width: 360, height: 740 });
  await expectToFit(client);
  const controls = client.getByRole('region', { name: 'Controls' }).getByRole('button');
  const tops = await controls.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await client.getByRole('button', { name: 'Chat, notes and files' }).click();
  await expect(client.getByRole('dialog', { name: 'Chat, notes and files with Ana' })).toBeVisible();
  await expectAccessible(client);
  await client.keyboard.press('Escape');

  await client.getByRole('button', { name: 'Leave', exact: true }).click();
  await expectAccessible(client);
  await client.getByRole('button', { name: 'End the call' }).click();
  await expect(client.getByText(/^You’ve ended the call\. It’s over once Ana ends it too/)).toBeVisible();
  await expect(
    professional.getByText('Clara has ended the call. It’s over once you end it too.'),
  ).toBeVisible();
  await professional.getByRole('button', { name: 'Leave', exact: true }).click();
  await professional.getByRole('button', { name: 'End the call' }).click();
  for (const page of [client, professional]) {
    await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible();
    await expect(page.getByText(/^The call lasted 1 min/)).toBeVisible();
    await expect.poll(() => tracksOn(page)).toEqual([]);
    await expectAccessible(page);
  }
});

/** A file goes on uploading while the notes are open in place of the chat. */
async function attachAcrossTabs(page: Page): Promise<void> {
  let letThrough = () => {};
  const isHeldBack = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/upload/file', async (route) => {
    await isHeldBack;
    await route.continue();
  });
  const chat = page.getByRole('region', { name: 'Chat with Clara' });
  await chat.locator('input[type="file"]').setInputFiles(BRIEF);
  await expect(chat.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(chat).toBeHidden();
  letThrough();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await chat.getByRole('button', { name: `Remove ${BRIEF.name}` }).click();
  await page.unroute('**/api/upload/file');
}

test('the chat beside a call counts what is unread, and what was read stays read @extended', async ({
  openPage,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  await client.setViewportSize({ width: 360, height: 740 });
  await enter(professional, path);
  await write(professional, 'I’m in the room.');
  await enter(client, path);
  const open = client.getByRole('button', { name: 'Chat, notes and files' });
  await expect(open).toHaveAccessibleName('Chat, notes and files, 1 new');
  const beside = client
    .getByRole('dialog', { name: 'Chat, notes and files with Ana' })
    .getByRole('log', { name: 'Messages' });
  await open.click();
  await expect(beside).toContainText('New messagesAna Rincón: I’m in the room.');
  await client.getByRole('textbox', { name: 'Message Ana' }).fill('So am I.');
  await client.keyboard.press('Enter');
  await expect(professional.getByRole('log')).toContainText('So am I.');
  await client.keyboard.press('Escape');
  await expect(open).toHaveAccessibleName('Chat, notes and files');
  await open.click();
  await expect(beside).toContainText('So am I.');
  await expect(beside).not.toContainText('New messages');
  await client.keyboard.press('Escape');
  await write(professional, 'Can you hear me?');
  await expect(open).toHaveAccessibleName('Chat, notes and files, 1 new');
});

async function write(professional: Page, text: string): Promise<void> {
  await professional.getByRole('textbox', { name: 'Message Clara' }).fill(text);
  await professional.keyboard.press('Enter');
}

test('a call continues after either side reloads, and while the signalling is down @extended', async ({
  openPage,
  watch,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  const cut = await cuttableConnection(client);
  await enter(client, path);
  await enter(professional, path);
  for (const page of [client, professional]) await expectToSeeAndHear(page);

  for (const [leaving, staying] of [
    [client, professional],
    [professional, client],
  ] as const) {
    await leaving.reload();
    await expectToSeeAndHear(leaving);
    await expectToSeeAndHear(staying);
  }

  // The network changes on both sides at once: each restarts ICE.
  const change = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await Promise.all([client, professional].map(change));
  for (const page of [client, professional]) await expectToSeeAndHear(page);

  watch.expectOffline();
  await cut.down();
  await expect(client.getByText('We can’t reach our servers right now. The call continues.')).toBeVisible();
  for (const page of [client, professional]) await expectToSeeAndHear(page);
  cut.up();
  await expect(client.getByText('We can’t reach our servers right now. The call continues.')).toBeHidden({
    timeout: 90_000,
  });
  // A reloaded page reconnects through the signalling.
  await professional.reload();
  for (const page of [client, professional]) await expectToSeeAndHear(page);
});

test('a second tab takes over the call, and the first can take it back @extended', async ({ openPage }) => {
  const { client, professional, path } = await startConsultation(openPage);
  await enter(client, path);
  await enter(professional, path);
  await expectToSeeAndHear(client);
  const second = await client.context().newPage();
  await second.goto(path);
  await second.getByRole('button', { name: 'Join the call' }).click();
  await expect(client.getByText('You joined from another tab or device.')).toBeVisible();
  await client.getByRole('button', { name: 'Continue here' }).click();
  await expectToSeeAndHear(client);
  await expect(second.getByText('You joined from another tab or device.')).toBeVisible();
});

test('someone without devices, or without permissions, can still join, listen and write @extended', async ({
  openPage,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  await client.addInitScript(() => {
    // Firefox has none on the empty page.
    if (!('mediaDevices' in navigator)) return;
    navigator.mediaDevices.getUserMedia = async ({ video } = {}) => {
      throw new DOMException('no', video ? 'NotFoundError' : 'NotAllowedError');
    };
  });
  await client.goto(path);
  await client.getByRole('button', { name: / camera$/ }).click();
  await expect(client.getByText(/^No camera found\. Connect one/)).toBeVisible();
  await client.getByRole('button', { name: / microphone$/ }).click();
  await expect(client.getByText(/^Your browser isn’t allowed to use your microphone\./)).toBeVisible();
  await expect(client.getByText(/can’t see or hear you/)).toBeVisible();
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Check in and join' }).click();
  await enter(professional, path);
  await expect.poll(async () => (await transferStats(client)).frames, { timeout: 90_000 }).toBeGreaterThan(5);
  await expect(professional.getByLabel('muted', { exact: true })).toBeVisible();
});

test('a stranger gets no room, no credentials and no signals', async ({ openPage, watch }) => {
  const { path, appointmentId } = await startConsultation(openPage);
  const stranger = await openPage();
  const asStranger = await join(stranger, newcomer(milo));
  watch.expect(404);
  await expect(
    asStranger('POST /api/job/meeting/auth/:id', { params: { id: appointmentId }, body: {} }),
  ).rejects.toThrow('404');
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { level: 1 })).not.toContainText('Consultation');
});

test.describe('through a relay', () => {
  let relay: ChildProcess | null = null;
  test.beforeAll(async () => {
    const { E2E_TURN_PORT = '', TURN_SECRET = '' } = process.env;
    relay = await startRelay(E2E_TURN_PORT, TURN_SECRET);
  });
  test.afterAll(() => void relay?.kill());

  test('two people whose networks block everything else are connected by the relay @extended', async ({
    openPage,
  }) => {
    test.skip(relay === null, 'coturn is not installed here and cannot be');
    const { client, professional, path } = await startConsultation(openPage, 'relay');
    await enter(client, path);
    await enter(professional, path);
    for (const page of [client, professional]) {
      await expectToSeeAndHear(page);
      expect((await transferStats(page)).ways).toEqual(['relay']);
    }
  });
});

/** Tests camera, microphone, speaker and connection in the lobby. */
async function testDevices(page: Page): Promise<void> {
  const checkIn = page.getByRole('region', { name: 'Check-in' });
  await testDevice(checkIn, 'Test camera', 'Works');
  // Firefox measures no sound on a machine without a sound card: its audio stays suspended.
  if (!isFirefox(page)) await testDevice(checkIn, 'Test microphone', 'We hear you');
  await checkIn.getByRole('button', { name: 'Test connection' }).click();
  await expect(checkIn.getByText(/Calls work directly/)).toBeVisible();
  await expectAccessible(page);
}

/** A device that may be used without asking is tested without a press. */
async function testDevice(checkIn: Locator, name: string, result: string): Promise<void> {
  const button = checkIn.getByRole('button', { name });
  const works = checkIn.getByText(result, { exact: true });
  await expect(button.or(works).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(works).toBeVisible();
}

/** A headless browser has no screen to share: use a canvas instead. */
async function fakeScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!('mediaDevices' in navigator)) return;
    navigator.mediaDevices.getDisplayMedia = async () => {
      const drawing = document.createElement('canvas');
      const paint = drawing.getContext('2d');
      setInterval(() => paint?.fillRect(Math.random() * 300, Math.random() * 150, 9, 9), 100);
      return drawing.captureStream(10);
    };
  });
}

/** Proxies the page's live connection, so that a test can cut it. */
async function cuttableConnection(page: Page) {
  let isDown = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    down: async () => {
      isDown = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    up: () => {
      isDown = false;
    },
  };
}
