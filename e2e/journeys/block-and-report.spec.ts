import { clara } from '../../api/test/cast.ts';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible, expectScreen } from '../screens/screen.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { followNotification, join, pressBack, signIn } from '../world/steps.ts';
import { agreeOnTime, clientAndService } from './two-people.ts';
import { expect, test } from '../test.ts';

test('a client reports a service and blocks its professional, and an admin decides', async ({
  page,
  openPage,
}) => {
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

  // Nobody picks a time or writes in vain.
  await expect(page.getByText('You and this person can’t contact each other.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Invite/ })).toHaveCount(0);
  await page.goto(paths.jobInvite(service.id));
  await expect(page.getByText(`You blocked ${firstName}. You can’t contact each other.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What is it about?' })).toHaveCount(0);

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

  await followNotification(page, /resolved it: “The pictures are gone\.”/);
  // In Firefox a page that is left while it loads its parts reloads itself instead (React Router).
  await expectScreen(page, 'Notifications');
  await expect(page.getByRole('main').getByText('The pictures are gone.')).toBeVisible();
  await page.goto(paths.settings('blocked'));
  await expectScreen(page, 'Settings');
  await page.getByRole('button', { name: `Unblock ${displayName}` }).click();
  await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
});

test('two who talk about a job and of whom one blocks the other read before they write that they can’t', async ({
  openPage,
}) => {
  const two = await clientAndService(openPage, 'A service to be blocked over');
  const { theirs, hers } = two;
  const { jobId } = await agreeOnTime(two);
  const offer = { name: 'Make an offer' };

  await theirs.goto(paths.job(jobId));
  await theirs.getByRole('link', { name: 'Open chat' }).click();
  const writing = theirs.getByRole('textbox', { name: 'Message Ana' });
  await expect(writing).toBeVisible();
  await theirs.getByRole('button', { name: 'More about Ana' }).click();
  await theirs.getByRole('button', { name: 'Block Ana' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Block Ana?' });
  await expect(dialog.getByText(/Jobs in which nobody is hired yet stay open/)).toBeVisible();
  // Back closes what is open, and stays in the chat.
  await pressBack(theirs);
  await expect(dialog).toBeHidden();
  await expect(writing).toBeVisible();
  await theirs.getByRole('button', { name: 'More about Ana' }).click();
  await theirs.getByRole('button', { name: 'Block Ana' }).click();
  await dialog.getByRole('button', { name: 'Block Ana' }).click();
  await expect(theirs.getByText('You blocked Ana. You can’t contact each other.')).toBeVisible();
  await expect(writing).toHaveCount(0);
  await expectAccessible(theirs);

  // She reads the same, and not who has blocked whom.
  await hers.goto(paths.chat(jobId));
  await expect(hers.getByText('You and Clara can’t contact each other.')).toBeVisible();
  await expect(hers.getByRole('textbox', { name: 'Message Clara' })).toHaveCount(0);
  await hers.goto(paths.job(jobId));
  await expect(hers.getByText('You and Clara can’t contact each other.')).toBeVisible();
  const why = /^You and this person can’t contact each other/;
  await expect(hers.getByRole('button', { ...offer, disabled: true }).first()).toHaveAccessibleDescription(
    why,
  );
  for (const name of ['Reschedule', 'Schedule another consultation'])
    await expect(hers.getByRole('button', { name, disabled: true })).toHaveAccessibleDescription(why);
  await expect(hers.getByRole('button', { name: 'Call off', disabled: false })).toBeVisible();
  await expect(hers.getByText('Add files')).toHaveCount(0);
  await expectAccessible(hers);

  await theirs.getByRole('button', { name: /^Unblock Ana/ }).click();
  await expect(writing).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole('button', { ...offer, disabled: false }).first()).toBeVisible();
});
