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
  const negotiations = hers.getByRole('region', { name: 'Consultation' });
  await expect(negotiations).toContainText('Shall we look at both versions together');
  await negotiations.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(negotiations.getByRole('link', { name: 'View consultation' })).toBeVisible();

  const download = hers.waitForEvent('download');
  await negotiations.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('consultation.ics');

  await negotiations.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Suggest another time to Tomás' });
  await pickTime(dialog, 3);
  await dialog
    .getByRole('textbox', { name: 'Message to Tomás' })
    .fill('The harbour master wants me at noon.');
  await passScreen(hers, TITLE);
  await dialog.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(negotiations).toContainText('Awaiting reschedule response');
  await expect(negotiations).toContainText('Tomás has until');

  const his = await comeIn({ timezoneId: 'Europe/Lisbon' });
  await signIn(his, demoProfessionalNamed('Tomás Ferreira'));
  await his.goto('/dashboard');
  await passScreen(his, /^Hello /);
  await followNews(his, /^Clara asked to move your consultation/);
  await passScreen(his, TITLE);
  const theirConsultation = his.getByRole('region', { name: 'Consultation' });
  await expect(theirConsultation).toContainText('The harbour master wants me at noon.');
  await theirConsultation.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(theirConsultation.getByText('Suggested instead')).toHaveCount(0);
  await expect(theirConsultation.getByRole('button', { name: 'Reschedule' })).toBeVisible();

  await followNews(hers, /^Tomás accepted/);
  await expect(negotiations.getByText('Awaiting reschedule response')).toHaveCount(0);
  await passScreen(hers, TITLE);
});
