import { hidesDownloads } from '../../engines/firefox.ts';
import { pickTime } from '../../world/clocks.ts';
import { demoClient, demoProfessionalNamed } from '../../world/people.ts';
import { expectScreen } from '../../screens/screen.ts';
import { followNotification, signIn } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';

const TITLE = 'Landing page for people who sail';

test('two people schedule another consultation, reschedule it, and download it', async ({ openPage }) => {
  const hers = await openPage({ timezoneId: 'Europe/Berlin' });
  await signIn(hers, demoClient);
  await hers.goto('/dashboard');
  await expectScreen(hers, /^Hello /);
  const request = hers
    .getByRole('listitem')
    .filter({ hasText: 'Tomás Ferreira suggested another consultation' });
  await expect(request.getByRole('button', { name: /^Accept \w{3} / })).toBeVisible();
  await request
    .getByRole('link', { name: 'Tomás Ferreira suggested another consultation', exact: true })
    .click();
  await expectScreen(hers, TITLE);
  const negotiations = hers.getByRole('region', { name: 'Consultation' });
  await expect(negotiations).toContainText('Shall we look at both versions together');
  await negotiations.getByRole('button', { name: /^Accept \w{3} / }).click();
  await expect(negotiations.getByRole('link', { name: 'View consultation' })).toBeVisible();

  if (!hidesDownloads(hers)) {
    const download = hers.waitForEvent('download');
    await negotiations.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('consultation.ics');
  }

  await negotiations.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Suggest another time to Tomás' });
  await pickTime(dialog, 3);
  await dialog
    .getByRole('textbox', { name: 'Message to Tomás' })
    .fill('The harbour master wants me at noon.');
  await expectScreen(hers, TITLE);
  await dialog.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(negotiations).toContainText('Awaiting reschedule response');
  await expect(negotiations).toContainText('Tomás has until');

  const his = await openPage({ timezoneId: 'Europe/Lisbon' });
  await signIn(his, demoProfessionalNamed('Tomás Ferreira'));
  await his.goto('/dashboard');
  await expectScreen(his, /^Hello /);
  const theirRequest = his.getByRole('listitem').filter({ hasText: 'asked to move your consultation' });
  await theirRequest.getByRole('button', { name: /^Accept \w{3} / }).press('Enter');
  await expect(his.getByText(/^Agreed: you’ll talk on/)).toBeFocused();
  await expect(theirRequest).toHaveCount(0);
  await his.getByRole('link', { name: 'Open the job' }).click();
  await expectScreen(his, TITLE);
  const theirConsultation = his.getByRole('region', { name: 'Consultation' });
  await expect(theirConsultation.getByText('New time suggested')).toHaveCount(0);
  await expect(theirConsultation.getByRole('button', { name: 'Reschedule' })).toBeVisible();

  await followNotification(hers, /^Tomás accepted/);
  await expect(negotiations.getByText('Awaiting reschedule response')).toHaveCount(0);
  await expectScreen(hers, TITLE);
});
