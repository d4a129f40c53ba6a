import { ana, clara } from '../../api/test/cast.ts';
import type { Page } from '@playwright/test';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible, expectScreen, expectToFit } from '../screens/screen.ts';
import { newcomer } from '../world/people.ts';
import { freeTimes, agreeToMeet, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const notes = (page: Page) => page.getByRole('textbox', { name: /^Shared notes/ });
const caretOf = (page: Page) =>
  notes(page).evaluate((area) => (area instanceof HTMLTextAreaElement ? area.selectionStart : -1));

test('two write in one text at the same time, and find it again', async ({ openPage, watch }) => {
  const [theirs, hers] = [await openPage(), await openPage({ viewport: { width: 360, height: 740 } })];
  const [client, professional] = [await join(theirs, newcomer(clara)), await join(hers, newcomer(ana))];
  const serviceId = await offerService(professional, `Terms, noted together ${Date.now()}`);
  const { id: userId } = await professional('GET /api/users');
  const [startsAt = ''] = await freeTimes(client, userId);
  const jobId = await agreeToMeet({ client, professional, serviceId, startsAt });
  const { appointments } = await client('GET /api/job/:id', { params: { id: jobId } });
  const page = paths.consultation(jobId, appointments[0]?.id ?? '');
  await theirs.goto(page);
  await hers.goto(page);
  await expectScreen(theirs, 'Consultation with Ana Rincón');
  for (const each of [theirs, hers]) await expect(notes(each)).toBeEditable();

  await notes(theirs).fill('Scope: \nPrice: ');
  await expect(notes(hers)).toHaveValue('Scope: \nPrice: ');
  await expect(hers.getByText('Clara is writing')).toBeVisible();
  await notes(theirs).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
  await notes(hers).press('ControlOrMeta+End');
  await Promise.all([
    notes(theirs).pressSequentially('the reseller agreement', { delay: 5 }),
    notes(hers).pressSequentially('$900, six days', { delay: 8 }),
  ]);
  const both = 'Scope: the reseller agreement\nPrice: $900, six days';
  for (const each of [theirs, hers]) await expect(notes(each)).toHaveValue(both);
  expect(await caretOf(theirs)).toBe('Scope: the reseller agreement'.length);
  await expectAccessible(theirs);
  await expectToFit(hers);

  watch.expectOffline();
  await hers.context().setOffline(true);
  await expect(hers.getByText('Offline. Your changes will be saved')).toBeVisible();
  await notes(hers).press('ControlOrMeta+Home');
  await notes(hers).pressSequentially('Ours. ');
  await expectAccessible(hers);
  await notes(theirs).press('ControlOrMeta+End');
  await notes(theirs).pressSequentially('!');
  await hers.context().setOffline(false);
  await hers.reload();
  for (const each of [theirs, hers]) await expect(notes(each)).toHaveValue(`Ours. ${both}!`);
  await theirs.reload();
  await expect(notes(theirs)).toHaveValue(`Ours. ${both}!`);
});
