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
