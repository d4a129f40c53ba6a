import type { Browser } from '@playwright/test';
import { enter, expectToSeeAndHear, startConsultation } from '../call/participants.ts';
import { expect, test } from '../test.ts';
import { firefoxIsMissing, launchFirefox } from './firefox.ts';

test.slow();
const missing = firefoxIsMissing();
test.skip(missing !== null, missing ?? '');

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launchFirefox();
});
test.afterAll(() => firefox.close());

test('Firefox and Chromium see and hear each other in one call', async ({ openPage, watch }) => {
  const [inFirefox, inChromium] = [await firefox.newContext(), openPage];
  await watch.over(inFirefox);
  let isFirst = true;
  const { client, professional, path } = await startConsultation(async (options) => {
    if (!isFirst) return inChromium(options);
    isFirst = false;
    return inFirefox.newPage();
  });
  await enter(client, path);
  await enter(professional, path);
  for (const page of [client, professional]) await expectToSeeAndHear(page);

  await professional.keyboard.press('m');
  await expect(client.getByLabel('muted', { exact: true })).toBeVisible();
  await professional.keyboard.press('m');
  await expect(client.getByLabel('muted', { exact: true })).toBeHidden();
  await client.keyboard.press('v');
  await expect(professional.getByRole('status').filter({ hasText: 'Clara’s camera is off.' })).toBeAttached();
  await client.keyboard.press('v');
  await expectToSeeAndHear(professional);

  for (const page of [client, professional]) {
    await page.reload();
    await expectToSeeAndHear(client);
    await expectToSeeAndHear(professional);
  }
});
