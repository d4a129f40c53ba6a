import { ana, clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { postJob } from '../world/setup.ts';
import { followNotification, join, logIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a visitor saves a search, is told of what is new, and deletes it and thinks again', async ({
  openPage,
}) => {
  const person = newcomer(ana);
  await join(await openPage(), person);
  const client = await join(await openPage(), newcomer(clara));
  const hers = await openPage({ timezoneId: person.timeZone });
  const main = hers.getByRole('main');

  await test.step('saving leads through the login, and saves afterwards', async () => {
    await hers.goto('/job-posting?q=tarpaulin&pricing=FIXED');
    await main.getByRole('button', { name: 'Save this search' }).click();
    await logIn(hers, person);
    await expect(hers).toHaveURL(/\/job-posting\?q=tarpaulin&pricing=FIXED$/);
    await expect(main.getByText(/^“tarpaulin, Fixed price” is saved\./)).toBeVisible();
    await main.getByRole('link', { name: 'Saved searches' }).click();
    await expect(main.getByText('Job postings · Daily alerts')).toBeVisible();
  });

  await test.step('told at once, by a name of its own', async () => {
    await main.getByRole('button', { name: /^Edit / }).click();
    const dialog = hers.getByRole('dialog', { name: 'Edit this search' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tarpaulins');
    await dialog.getByRole('combobox', { name: 'Alerts' }).selectOption('At once');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Job postings · Alerts at once')).toBeVisible();
  });

  await test.step('an alert leads to what is new', async () => {
    await postJob(client, 'Read our tarpaulin leases');
    await client('POST /api/demo/clock', { body: { advanceSeconds: 1 } });
    await followNotification(hers, /^1 new job posting matches “Tarpaulins”/);
    await expect(hers).toHaveURL(/sort=newest&since=/);
    await expect(main.getByRole('link', { name: 'Read our tarpaulin leases' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Remove New since / })).toBeVisible();
  });

  await test.step('deleted, and restored', async () => {
    await hers.goto('/saved-searches');
    await main.getByRole('button', { name: 'Delete Tarpaulins' }).click();
    await expect(main.getByText('“Tarpaulins” was deleted.')).toBeVisible();
    await main.getByRole('button', { name: 'Undo' }).click();
    await main.getByRole('link', { name: 'Tarpaulins', exact: true }).click();
    await expect(hers).toHaveURL(/\/job-posting\?q=tarpaulin&pricing=FIXED&sort=newest$/);
  });
});
