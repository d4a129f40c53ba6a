import { clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const anything = '01900000-0000-7000-8000-000000000999';

test('a missing page has the not-found title, for every viewer', async ({ page, watch }) => {
  watch.expect(404);
  for (const address of [`/service/${anything}`, `/job-posting/${anything}`]) {
    await page.goto(address);
    await expect(page, address).toHaveTitle('Not found · Parley');
  }
  await join(page, newcomer(clara));
  await page.goto(`/job/${anything}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await expect(page).toHaveTitle('Not found · Parley');
});

test('a failed list of disciplines does not prevent writing a posting', async ({ page, watch }) => {
  watch.expect(503);
  await join(page, newcomer(clara));
  const refusal = { status: 503, message: 'Come back in a moment.', data: null };
  await page.route('**/api/discipline', (route) => route.fulfill({ status: 503, json: refusal }));
  await page.goto('/job-posting/add');
  const need = page.getByRole('textbox', { name: 'In a sentence or two' });
  await need.fill('Terms for our new API.');
  await expect(page.getByRole('main')).not.toContainText('Come back in a moment.');
  // The request is retried, and the typed text stays.
  await page.unroute('**/api/discipline');
  await page.getByRole('combobox', { name: 'Discipline' }).selectOption('Law and contracts');
  await expect(need).toHaveValue('Terms for our new API.');
});
