import { pickTime } from '../world/clocks.ts';
import { demoClient, demoProfessionalNamed } from '../world/people.ts';
import { passScreen } from '../screens/screen.ts';
import { followNews, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const TITLE = 'Landing page for people who sail';

test('two agree on another consultation, move it, and take it home', async ({ comeIn }) => {
  const hers = await comeIn({ timezoneId: 'Europe/Berlin' });
  await signIn(hers, demoClient);
  await hers.goto('/dashboard');
  await passScreen(hers, /^Hello /);
  const asked = hers
    .getByRole('listitem')
    .filter({ hasText: 'Tomás Ferreira suggested another consultation' });
  await asked.getByRole('link', { name: 'View request' }).click();
  await passScreen(hers, TITLE);
  const talks = hers.getByRole('region', { name: 'Consultation' });
  await expect(talks).toContainText('Shall we look at both versions together');
  await talks.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(talks.getByRole('link', { name: 'View consultation' })).toBeVisible();

  const download = hers.waitForEvent('download');
  await talks.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('consultation.ics');

  await talks.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Suggest another time to Tomás' });
  await pickTime(dialog, 3);
  await dialog
    .getByRole('textbox', { name: 'Message to Tomás' })
    .fill('The harbour master wants me at noon.');
  await passScreen(hers, TITLE);
  await dialog.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(talks).toContainText('Awaiting reschedule response');
  await expect(talks).toContainText('Tomás has until');

  const his = await comeIn({ timezoneId: 'Europe/Lisbon' });
  await signIn(his, demoProfessionalNamed('Tomás Ferreira'));
  await his.goto('/dashboard');
  await passScreen(his, /^Hello /);
  await followNews(his, /^Clara asked to move your consultation/);
  await passScreen(his, TITLE);
  const theirTalks = his.getByRole('region', { name: 'Consultation' });
  await expect(theirTalks).toContainText('The harbour master wants me at noon.');
  await theirTalks.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(theirTalks.getByText('Suggested instead')).toHaveCount(0);
  await expect(theirTalks.getByRole('button', { name: 'Reschedule' })).toBeVisible();

  await followNews(hers, /^Tomás accepted/);
  await expect(talks.getByText('Awaiting reschedule response')).toHaveCount(0);
  await passScreen(hers, TITLE);
});
