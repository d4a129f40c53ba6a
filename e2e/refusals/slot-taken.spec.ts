import { ana, clara, milo } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { expectAccessible } from '../screens/screen.ts';
import { freeTimes, agreeToMeet, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a time that someone else has taken in the meantime is refused, and the message stays', async ({
  page,
  openPage,
  watch,
}) => {
  const professional = await join(await openPage(), newcomer(ana));
  const serviceId = await offerService(professional, 'One consultation that two people want');
  const faster = await join(await openPage(), newcomer(milo));
  const client = await join(page, newcomer(clara));
  const { professionalId } = await client('GET /api/service/:id', { params: { id: serviceId } });
  // The picker folds the night away, whatever the hour of this run.
  const startsAt = (await freeTimes(client, professionalId)).find(isInTheMorning) ?? '';

  await page.goto(`/job-invite/${serviceId}?startsAt=${encodeURIComponent(startsAt)}`);
  await page.getByRole('button', { name: 'Change or add times' }).click();
  const times = page.getByRole('grid', { name: 'Free times' });
  await expect(times.locator('[aria-pressed="true"]')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Our terms, before the launch.');
  const picked = await times.locator('[aria-pressed="true"]').getAttribute('data-slot');
  await agreeToMeet({ client: faster, professional, serviceId, startsAt });

  watch.expect(409);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('alert')).toContainText([
    'This time is no longer available. Pick another one.',
  ]);
  await expect(page.getByRole('textbox', { name: 'What is it about?' })).toHaveValue(
    'Our terms, before the launch.',
  );
  await expect(times.getByRole('button').first()).toBeVisible();
  await expect(times.locator(`[data-slot="${picked}"]`)).toHaveCount(0);
  await expectAccessible(page);

  await times.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'One consultation that two people want' }),
  ).toBeVisible();
});

const isInTheMorning = (time: string) => /T1[01]:[03]0/.test(time);
