import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../screens/screen.ts';
import { expect, test } from '../test.ts';
import { enter, expectToSeeAndHear, startConsultation } from './participants.ts';
import { tracksOn, watchTracks } from './tracks.ts';

test.slow();

test('no camera stays on, however the user leaves @extended', async ({ openPage }) => {
  const { client, professional, path } = await startConsultation(openPage);
  for (const page of [client, professional]) await watchTracks(page);
  await enter(client, path);
  await enter(professional, path);
  await expectToSeeAndHear(client);
  await client.keyboard.press('m');

  await client.getByRole('button', { name: 'Leave', exact: true }).click();
  await client.getByRole('button', { name: 'Leave for now' }).click();
  await expect(client.getByRole('region', { name: 'Join the consultation' })).toBeVisible();
  await expect.poll(() => tracksOn(client)).toEqual([]);
  // Rejoins as before: camera on, still muted.
  await expect(client.getByText('Ana can see you but not hear you.')).toBeVisible();
  await client.getByRole('button', { name: 'Join the call' }).click();
  await expectToSeeAndHear(client);
  await expect(client.getByRole('button', { name: 'Unmute (M)' })).toBeVisible();
  await expect.poll(() => tracksOn(client)).toEqual(['video']);

  const second = await client.context().newPage();
  await second.goto(path);
  await second.getByRole('button', { name: 'Join the call' }).click();
  await expect(client.getByText('You joined from another tab or device.')).toBeVisible();
  await expect.poll(() => tracksOn(client)).toEqual([]);
  await client.getByRole('button', { name: 'Continue here' }).click();
  await expectToSeeAndHear(client);
  await expect.poll(() => tracksOn(client)).toEqual(['video']);
  await second.close();

  // Nothing but the call is on the screen; leave it by the browser's forward button, and return with its back button.
  await client.getByRole('button', { name: 'Leave', exact: true }).click();
  await client.getByRole('button', { name: 'Leave for now' }).click();
  await client.getByRole('link', { name: 'Parley' }).first().click();
  await expect(client).not.toHaveURL(/consultation/);
  await client.goBack();
  await client.getByRole('button', { name: 'Join the call' }).click();
  await expectToSeeAndHear(client);
  await expect(client.getByRole('link', { name: 'Parley' })).toHaveCount(0);
  await client.goForward();
  await expect(client).not.toHaveURL(/consultation/);
  await expect.poll(() => tracksOn(client)).toEqual([]);
  await expect(professional.getByText(/^Clara isn’t in the room right now/)).toBeVisible();

  await client.goBack();
  await client.getByRole('button', { name: 'Join the call' }).click();
  await expectToSeeAndHear(professional);
  await client.getByRole('button', { name: 'Turn off camera (V)' }).click();
  await expect.poll(() => tracksOn(client)).toEqual(['audio']);
  for (const page of [client, professional]) {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'End the call' }).click();
  }
  for (const page of [client, professional]) {
    await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible();
    await expect.poll(() => tracksOn(page)).toEqual([]);
  }
  await expect(professional.getByRole('heading', { name: 'Ended' })).toBeFocused();
});

test('an unplugged camera is reported, and resumes when it is plugged in again @extended', async ({
  openPage,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  await watchTracks(client);
  await enter(client, path);
  await enter(professional, path);
  await expectToSeeAndHear(professional);

  await client.evaluate(() => Reflect.get(globalThis, 'unplug')());
  const words = client.getByText(/^Your camera was disconnected\. No camera found\./);
  await expect(words).toBeVisible();
  await expect(client.getByRole('button', { name: 'Turn on camera (V)' })).toBeVisible();
  await expect(professional.getByRole('status').filter({ hasText: 'Clara’s camera is off.' })).toBeAttached();
  await expectAccessible(client);
  await client.evaluate(() => Reflect.get(globalThis, 'plug')());
  await expect(words).toBeHidden();
  await expect(client.getByRole('button', { name: 'Turn off camera (V)' })).toBeVisible();
  await expectToSeeAndHear(professional);

  // The notice can be dismissed; the device row still shows the error.
  await client.evaluate(() => Reflect.get(globalThis, 'unplug')());
  await client.getByRole('button', { name: 'Dismiss the message about your camera' }).click();
  await expect(words).toBeHidden();
  await client.getByRole('button', { name: 'Camera, microphone and speaker' }).click();
  await expect(client.getByRole('dialog').getByText('None found')).toBeVisible();
});

test('stopping the screen share with the browser’s own button removes it from the call @extended', async ({
  openPage,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  await professional.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      const stream = document.createElement('canvas').captureStream(10);
      Object.assign(globalThis, {
        stopFromTheBar: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')),
      });
      return stream;
    };
  });
  await enter(client, path);
  await enter(professional, path);
  await expectToSeeAndHear(client);
  await professional.getByRole('button', { name: 'Share screen' }).click();
  await expect(client.getByLabel('Ana Rincón’s screen')).toBeVisible();
  await professional.evaluate(() => Reflect.get(globalThis, 'stopFromTheBar')());
  await expect(client.getByLabel('Ana Rincón’s screen')).toBeHidden();
  await expect(professional.getByRole('button', { name: 'Share screen' })).toBeVisible();
});

test('in a browser that blocks autoplay, a reloaded page asks for a press to play sound @extended', async ({
  openPage,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  // Simulates Safari's autoplay policy; Chromium allows pages that had a user gesture before the reload.
  await client.addInitScript(() => {
    let isPressed = false;
    addEventListener('pointerdown', () => (isPressed = true), true);
    const play: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, 'play');
    HTMLMediaElement.prototype.play = function () {
      if (this.muted || isPressed) return Reflect.apply(play, this, []);
      return Promise.reject(new DOMException('press first', 'NotAllowedError'));
    };
  });
  await enter(client, path);
  await enter(professional, path);
  await expectToSeeAndHear(client);
  await expect(client.getByRole('button', { name: 'Turn on sound' })).toBeHidden();
  await client.reload();
  await client.getByRole('button', { name: 'Turn on sound' }).click();
  await expect(client.getByRole('button', { name: 'Turn on sound' })).toBeHidden();
  await expectToSeeAndHear(client);
});

test('joining, muting, writing and leaving work by keyboard alone @extended', async ({ openPage }) => {
  const { client, professional, path } = await startConsultation(openPage);
  await enter(professional, path);
  await client.goto(path);
  const press = async (page: Page, name: string | RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press(client, 'Check in and join');
  await expect(client.getByRole('heading', { level: 1 })).toBeFocused();
  await client.keyboard.press('m');
  await expect(client.getByRole('button', { name: 'Unmute (M)' })).toBeVisible();
  const box = client.getByRole('textbox', { name: /message|write/i });
  await box.focus();
  await client.keyboard.type('mv');
  await expect(box).toHaveValue('mv');
  await expect(client.getByRole('button', { name: 'Unmute (M)' })).toBeVisible();

  // Single-key shortcuts can be turned off, and stay off.
  await press(client, /^Keyboard shortcuts/);
  await client.getByRole('checkbox', { name: 'Use single-key shortcuts' }).focus();
  await client.keyboard.press('Space');
  await client.keyboard.press('Escape');
  await client.keyboard.press('m');
  await expect(client.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
  await press(client, 'Leave');
  await press(client, 'End the call');
  await press(professional, 'Leave');
  await press(professional, 'End the call');
  await expect(client.getByRole('heading', { name: 'Ended' })).toBeFocused();
});

test('on a phone in landscape, and zoomed, every control of the call is reachable @extended', async ({
  openPage,
}) => {
  const { client, professional, path } = await startConsultation(openPage);
  await enter(client, path);
  await enter(professional, path);
  await expectToSeeAndHear(client);
  for (const [width, height] of [
    [740, 360],
    [640, 360],
    [568, 256],
    [360, 640],
  ] as const) {
    await client.setViewportSize({ width, height });
    for (const button of await client.getByRole('region', { name: 'Controls' }).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await expect(client.getByText('left, ends')).toBeInViewport({ ratio: 1 });
    await expectToFit(client);
  }
  await expectAccessible(client);
});
