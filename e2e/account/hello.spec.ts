import type { Locator } from '@playwright/test';
import { ana } from '../../api/test/cast.ts';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible } from '../screens/screen.ts';
import { newcomer } from '../world/people.ts';
import { offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a professional records a hello and captions it, and everyone can play it', async ({
  page,
  openPage,
}) => {
  const professional = await join(page, newcomer(ana));
  await offerService(professional, 'Terms read closely');
  const { id } = await professional('GET /api/users');
  const section = page.getByRole('region', { name: 'Your hello' });
  const dialog = page.getByRole('dialog', { name: 'Your hello' });

  await test.step('ten minutes are refused before anything is sent', async () => {
    await page.goto('/settings#profile');
    await section.getByLabel('Choose a file').setInputFiles(silenceOf(600));
    await expect(dialog.getByText(/^This is 10:00 long/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
  });
  await test.step('a hello is recorded and watched', async () => {
    await section.getByRole('button', { name: 'Record video' }).click();
    await expect(dialog.getByLabel('Your camera')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start recording' }).press('Enter');
    await expect(dialog.getByText('0:02 / 0:30')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stop recording' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Captions' })).toBeFocused();
    await expectToPlay(dialog);
  });
  await test.step('it is published once it has captions', async () => {
    await dialog.getByRole('button', { name: 'Publish hello' }).click();
    await expect(dialog.getByText('Write the captions.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Captions' }).fill('Hi, I’m Ana.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publish hello' }).click();
    await expect(dialog).toBeHidden();
    await expect(section.getByText('Hi, I’m Ana.')).toBeVisible();
  });
  await test.step('a visitor plays it on the profile, with its captions on', async () => {
    const visitor = await openPage();
    await visitor.goto(paths.professional(id));
    await visitor.getByRole('button', { name: /^Watch Ana say hello, 0:0\d$/ }).click();
    const theirs = visitor.getByRole('dialog', { name: 'Hello from Ana Rincón' });
    await expectToPlay(theirs);
    const video = theirs.locator('video');
    await expect
      .poll(() =>
        video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [track?.mode, track?.cues?.length]),
      )
      .toEqual(['showing', 1]);
    await expectAccessible(visitor);
  });
});

/** It is decoded, and goes on. */
async function expectToPlay(place: Locator): Promise<void> {
  const video = place.getByLabel('Hello');
  await video.evaluate((media: HTMLVideoElement) => media.play());
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((media: HTMLVideoElement) => media.videoWidth)).toBeGreaterThan(0);
}

/** A WAV file of so many seconds without a sound. */
function silenceOf(seconds: number) {
  const rate = 8000;
  const buffer = Buffer.alloc(44 + rate * seconds, 128);
  buffer.write('RIFF');
  buffer.writeUInt32LE(buffer.length - 8, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(rate, 24);
  buffer.writeUInt32LE(rate, 28);
  buffer.writeUInt16LE(1, 32);
  buffer.writeUInt16LE(8, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(buffer.length - 44, 40);
  return { name: 'lecture.wav', mimeType: 'audio/wav', buffer };
}
