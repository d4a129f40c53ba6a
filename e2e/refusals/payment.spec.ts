import { ana, clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { expectScreen } from '../screens/screen.ts';
import { agreeToMeet, freeTimes, makeOffer, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a declined card is not charged, and the next attempt pays', async ({ page, openPage }) => {
  const professional = await join(await openPage(), newcomer(ana));
  const serviceId = await offerService(professional, 'A second look at your terms');
  const client = await join(page, newcomer(clara));
  const { professionalId } = await client('GET /api/service/:id', { params: { id: serviceId } });
  const startsAt = (await freeTimes(client, professionalId)).at(-1) ?? '';
  const jobId = await agreeToMeet({ client, professional, serviceId, startsAt });
  await makeOffer(professional, jobId);

  await page.goto(`/job/${jobId}`);
  await expectScreen(page, 'A second look at your terms');
  await page.getByRole('button', { name: 'Hire Ana for $1,200' }).click();
  await expectScreen(page, 'Pay $1,200.00');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay $1,200.00' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged. You can try again.');

  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('Problem with payment').first()).toBeVisible();
  await expectScreen(page, 'A second look at your terms');
  await expect(page).toHaveURL(new RegExp(`/job/${jobId}$`));
  await page.getByRole('button', { name: 'Try again: hire Ana for $1,200' }).click();
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $1,200.00' }).click();
  await expect(page.getByText(/^You hired Ana\. \$1,200 is held until you accept the work/)).toBeVisible();
  await expect(page.getByRole('button', { name: /[Hh]ire/ })).toHaveCount(0);
});
