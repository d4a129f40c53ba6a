import { paths } from '../web/src/paths.ts';
import { expect, test } from './test.ts';

test.use({ timezoneId: 'Asia/Kathmandu' });

test('a profile opens the best day with both clocks at its edges', async ({ page, request }) => {
  const { data } = await (await request.get('/api/users/professional/all?sort=inCommon&limit=1')).json();
  const [{ id }] = data.items;
  await page.goto(paths.professional(id), { waitUntil: 'networkidle' });
  const ribbon = page.getByRole('region', { name: 'Hours in common this week' });
  await expect(ribbon).toContainText('Today');
  await expect(ribbon).toContainText('You, Kathmandu');
  await expect(ribbon).toContainText('your day, 8 to 22');
});

test('with the colors of the system, the legend and what is chosen can still be told apart', async ({
  openPage,
  request,
}) => {
  const page = await openPage({ forcedColors: 'active' });
  const { data } = await (await request.get('/api/service/all?sort=inCommon&limit=1')).json();
  await page.goto(paths.service(data.items[0].id));
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const swatches = page.getByText(/^(your day, |.*’s free times|in common$|your night)/).locator('i');
  await expect(swatches).toHaveCount(4);
  const colors = await Promise.all((await swatches.all()).map((swatch) => swatch.evaluate(colorOf)));
  expect(new Set(colors).size, colors.join()).toBe(4);

  const [week, month] = ['Week', 'Month'].map((name) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name }) }),
  );
  expect(await week?.evaluate(colorOf)).not.toBe(await month?.evaluate(colorOf));
});
