import { expectContrast, expectNoBarriers, expectToFit } from './screen.ts';
import { findPlaces, SCREENS, VIEWERS, type Places, type Viewer } from './screens.ts';
import { signIn } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

let places: Places;
test.beforeAll(async ({ browser }) => {
  const [client, professional] = await Promise.all([browser.newPage(), browser.newPage()]);
  places = await findPlaces(
    await signIn(client, VIEWERS.client),
    await signIn(professional, VIEWERS.professional),
  );
  await Promise.all([client.context().close(), professional.context().close()]);
});

const viewers: Viewer[] = ['visitor', 'client', 'professional', 'newcomer', 'admin'];

for (const viewer of viewers) {
  test(`every screen of the ${viewer} fits a phone, in light and in dark`, async ({ page, watch }) => {
    if (viewer === 'visitor') watch.expect(404);
    const person = VIEWERS[viewer];
    if (person) await signIn(page, person);
    for (const { name, path } of SCREENS.filter(({ as }) => as === viewer)) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path(places));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByText('Loading....')).toHaveCount(0);
        await expectToFit(page);
        await expectNoBarriers(page);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expectContrast(page);
      });
    }
  });
}
