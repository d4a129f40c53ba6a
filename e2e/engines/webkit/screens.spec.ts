import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { request } from '@playwright/test';
import { findDemoIds, SCREENS, VIEWERS, type Viewer } from '../../screens/screens.ts';
import { signIn } from '../../world/steps.ts';
import { expect, test } from './test.ts';
import type { WebKit } from './webkit.ts';

test.setTimeout(900_000);
// MiniBrowser’s windows are at least 447 pixels wide, which is 360 of the page’s at this density.
test.use({ density: 1.25 });

const pictures = path.join(import.meta.dirname, '../../../.cache/pictures/webkit');
/** High, so that a picture has most of the screen. */
const SIZES = [
  [360, 2400],
  [1440, 1800],
] as const;

const viewers = [...new Set(SCREENS.map(({ as }) => as))];
for (const viewer of viewers) {
  test(`every screen of the ${viewer} is whole in WebKit, on a phone and on a desktop`, async ({
    webkit,
    baseURL,
  }) => {
    const ids = await findDemoIds(baseURL);
    await webkit.open('/faq');
    await signInAs(webkit, viewer, baseURL);
    for (const { name, path: pathOf } of SCREENS.filter(({ as }) => as === viewer)) {
      await test.step(name, async () => {
        await webkit.open(pathOf(ids));
        for (const [width, height] of SIZES) {
          await webkit.resize(width, height);
          expect.soft(await overflow(webkit), `${name} is wider than ${width}`).toBeLessThanOrEqual(0);
          await takePicture(webkit, `${name}-${width}.png`);
        }
      });
    }
  });
}

/** With the cookies of a login that was made elsewhere. */
async function signInAs({ driver }: WebKit, viewer: Viewer, baseURL = ''): Promise<void> {
  const person = VIEWERS[viewer];
  if (!person) return;
  const context = await request.newContext({ baseURL });
  await signIn({ request: context }, person);
  const { cookies } = await context.storageState();
  for (const { name, value, httpOnly, sameSite } of cookies)
    await driver.manage().addCookie({ name, value, httpOnly, sameSite });
  await context.dispose();
}

async function overflow({ driver }: WebKit): Promise<number> {
  const { scrollWidth, clientWidth } = await driver.executeScript<Element>(
    'const { scrollWidth, clientWidth } = document.documentElement; return { scrollWidth, clientWidth }',
  );
  return scrollWidth - clientWidth;
}

async function takePicture({ driver }: WebKit, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path.join(pictures, name), await driver.takeScreenshot(), 'base64');
}
