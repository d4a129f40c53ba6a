import { clara } from '../../api/test/cast.ts';
import { paths } from '../../web/src/paths.ts';
import { outsideUrl } from '../world/outside.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { join, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('an email that comes back is seen by its recipient and by admins', async ({ page, openPage }) => {
  const person = newcomer(clara);
  const hers = await openPage();
  await join(hers, person);
  const mailbox = await openPage();
  await mailbox.goto(`${outsideUrl()}/mailbox?to=${encodeURIComponent(person.email)}`);
  await mailbox.getByText('Send it back').click();
  await mailbox.getByRole('button', { name: 'No such mailbox' }).click();
  await expect(mailbox.getByRole('status')).toContainText('Sent back to bounces+');

  await hers.goto('/dashboard');
  const need = hers.getByRole('listitem').filter({ hasText: `Emails to ${person.email} bounce` });
  await need.getByRole('link', { name: 'Change your email' }).click();
  const email = hers.getByRole('region', { name: 'Your email' });
  await expect(email.getByText(/^Emails to this address bounce/)).toBeVisible();

  await signIn(page, demoAdmin);
  await page.goto(paths.adminDashboard({ tab: 'users', q: person.email }));
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('Emails bounce. 550 5.1.1 User unknown');
});
