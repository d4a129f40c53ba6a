import { clara } from '../../api/test/cast.ts';
import { demoProfessionalNamed, newcomer } from '../world/people.ts';
import { expectScreen, expectTitle } from '../screens/screen.ts';
import { followNotification, join, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a client invites a professional who is free soon, and gets an answer', async ({ openPage }) => {
  const theirs = await openPage({ timezoneId: 'Europe/Berlin' });
  // Not the demo's client, who misses consultations while other tests move the clock.
  await join(theirs, newcomer(clara));

  // Any first page tells the server the browser's zone; without it the home page picks again.
  await theirs.goto('/faq');
  await expect
    .poll(async () => (await theirs.context().cookies()).map(({ name }) => name))
    .toContain('parley_zone');
  await theirs.goto('/');
  await expectScreen(theirs, /Talk first/);
  const soon = theirs.getByRole('region', { name: 'Free to talk soon' });
  const names = await soon.getByRole('heading', { level: 3 }).allTextContents();
  // Other tests add more people with her name.
  const name = names.find((each) => each !== 'Ana Rincón') ?? '';
  await soon.getByRole('link', { name: `Talk to ${name}, ` }).click();
  await expectScreen(theirs, `Invite ${name.split(' ')[0]} to a consultation`);
  await theirs.getByRole('textbox', { name: 'What is it about?' }).fill('Can we talk about a small project?');
  await theirs.getByRole('textbox', { name: 'Budget for the whole job' }).fill('450');
  await theirs.getByRole('button', { name: 'Send invitation' }).click();
  await expect(theirs.getByRole('article').first()).toContainText('Sent');
  await expectScreen(theirs, /\S/);

  const hers = await openPage();
  await signIn(hers, demoProfessionalNamed(name));
  await hers.goto('/dashboard');
  await expectTitle(hers, /^Hello /);
  await expect(hers.getByRole('region', { name: 'Needs your attention' })).toContainText('Clara Brandt');
  await followNotification(hers, /^Clara Brandt invited you to .* for \$450/);
  await expect(hers.getByText('Can we talk about a small project?').first()).toBeVisible();
  await hers.getByRole('button', { name: /^Accept \w{3} / }).click();
  await expect(hers.getByText('You’re going to talk with Clara')).toBeVisible();
  await expectScreen(hers, /\S/);

  await followNotification(theirs, new RegExp(`^${name.split(' ')[0]} accepted`));
  await expect(theirs.getByRole('heading', { name: 'Your budget: $450', exact: true })).toBeVisible();
  await expectScreen(theirs, /\S/);
});
