import { isOpenTalk } from '@parley/contract/negotiations/states.ts';
import { pickTime } from '../world/clocks.ts';
import { demoClient, demoProfessionalNamed } from '../world/people.ts';
import { passScreen } from '../screens/screen.ts';
import { followNews, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a client invites somebody who is free soon, and is answered', async ({ comeIn }) => {
  const theirs = await comeIn({ timezoneId: 'Europe/Berlin' });
  const client = await signIn(theirs, demoClient);
  const invites = await client('GET /api/job/invite/all', { query: {} });
  const open = invites.filter(({ status }) => isOpenTalk(status));
  const asked = new Set(open.map(({ professional }) => professional.displayName));

  await theirs.goto('/');
  await passScreen(theirs, /Talk first/);
  const soon = theirs.getByRole('region', { name: 'Free to talk soon' });
  const names = await soon.getByRole('heading', { level: 3 }).allTextContents();
  const name = names.find((each) => !asked.has(each)) ?? '';
  await soon.getByRole('link', { name: `Talk to ${name}, ` }).click();
  await passScreen(theirs, name);
  await theirs.getByRole('link', { name: 'Invite to a consultation' }).click();
  await passScreen(theirs, /^Invite .* to a consultation$/);
  await theirs.getByRole('textbox', { name: 'What is it about?' }).fill('Can we talk about a small project?');
  await theirs.getByRole('textbox', { name: 'Price for the whole job' }).fill('450');
  await pickTime(theirs.getByRole('main'), 2);
  await theirs.getByRole('button', { name: 'Send invitation' }).click();
  await expect(theirs.getByRole('article').first()).toContainText('Sent');
  await passScreen(theirs, /\S/);

  const hers = await comeIn();
  await signIn(hers, demoProfessionalNamed(name));
  await hers.goto('/dashboard');
  await passScreen(hers, /^Hello /);
  await expect(hers.getByRole('region', { name: 'Needs your attention' })).toContainText('Clara Brandt');
  await followNews(hers, /^Clara Brandt invited you to .* for \$450/);
  await expect(hers.getByText('Can we talk about a small project?').first()).toBeVisible();
  await hers.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(hers.getByText('You’re hired')).toBeVisible();
  await passScreen(hers, /\S/);

  await followNews(theirs, new RegExp(`^${name.split(' ')[0]} accepted`));
  await expect(theirs.getByRole('button', { name: 'Make payment to secure' })).toBeVisible();
  await passScreen(theirs, /\S/);
});
