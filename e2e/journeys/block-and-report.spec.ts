import { clara } from '../../api/test/cast.ts';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible, expectScreen } from '../screens/screen.ts';
import { pickTime } from '../world/clocks.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { followNotification, join, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a client reports a service and blocks its professional, and an admin decides', async ({
  page,
  openPage,
  watch,
}) => {
  watch.expect(409);
  const client = await join(page, newcomer(clara));
  const { items } = await client('GET /api/service/all', { query: { sort: 'newest' } });
  const [service] = items;
  if (!service) throw new Error('the demo world has no service');
  const { displayName } = service.professional;
  const [firstName = ''] = displayName.split(' ');
  const reason = `Someone else’s pictures ${Date.now().toString(36)}`;

  await page.goto(paths.service(service.id));
  const menu = page.getByRole('button', { name: `More about ${firstName}` });
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report this service' }).click();
  const report = page.getByRole('dialog', { name: 'Report this service' });
  await report.getByRole('textbox', { name: 'What’s wrong?' }).fill(reason);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Thanks for telling us.')).toBeVisible();
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Close' }).last().click();

  await menu.click();
  await page.getByRole('button', { name: `Block ${firstName}` }).click();
  const block = page.getByRole('dialog', { name: `Block ${firstName}?` });
  await expectAccessible(page);
  await block.getByRole('button', { name: `Block ${firstName}` }).click();
  await expect(page.getByText(`You blocked ${firstName}. You can’t contact each other.`)).toBeVisible();

  await page.goto(paths.jobInvite(service.id));
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Or can we talk after all?');
  await page.getByRole('textbox', { name: 'Budget for the whole job' }).fill('450');
  await pickTime(page.getByRole('main'), 2);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'can’t contact each other' })).toBeVisible();

  // Rendered for nobody, and read again by whoever has blocked someone on it.
  await page.goto(paths.services({ q: service.title }));
  await expect(page.getByRole('link', { name: service.title, exact: true })).toHaveCount(0);

  const admins = await openPage();
  await signIn(admins, demoAdmin);
  await admins.goto(paths.adminDashboard({ tab: 'reports', q: reason }));
  await admins.getByRole('button', { name: 'Review' }).first().click();
  const decision = admins.getByRole('dialog', { name: 'Report: Service' });
  await expect(decision.getByRole('link', { name: service.title })).toBeVisible();
  await decision.getByRole('radio', { name: /^Resolve/ }).check();
  await decision.getByRole('textbox', { name: 'Your reason' }).fill('The pictures are gone.');
  await expectAccessible(admins);
  await decision.getByRole('button', { name: 'Send decision' }).click();
  await expect(decision).toBeHidden();
  await expect(admins.getByRole('table').getByText('Resolved', { exact: true })).toBeVisible();

  await followNotification(page, /took action: “The pictures are gone\.”/);
  // In Firefox a page that is left while it loads its parts reloads itself instead (React Router).
  await expectScreen(page, 'Settings');
  await page.goto(paths.settings('blocked'));
  await expectScreen(page, 'Settings');
  await page.getByRole('button', { name: `Unblock ${displayName}` }).click();
  await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
});
