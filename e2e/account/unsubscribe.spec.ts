import { ana, clara } from '../../api/test/cast.ts';
import { mailTo } from '../world/mailbox.ts';
import { newcomer } from '../world/people.ts';
import { expectScreen } from '../screens/screen.ts';
import { freeTimes, agreeToMeet, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('the unsubscribe link, or one-click unsubscribe, stops the emails without logging in', async ({
  openPage,
  request,
}) => {
  const person = newcomer(clara);
  const theirs = await openPage();
  const client = await join(theirs, person);
  const professional = await join(await openPage(), newcomer(ana));
  const serviceId = await offerService(professional, 'Leases read closely');
  const { id: userId } = await professional('GET /api/users');
  const [startsAt = ''] = await freeTimes(client, userId);
  await agreeToMeet({ client, professional, serviceId, startsAt });
  const mail = await mailTo(person.email, /^Booked: consultation with Ana/);
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail.text).toContain(`Unsubscribe from emails about consultations: ${link}`);
  const isOn = async () => (await client('GET /api/notification/settings')).APPOINTMENT.email;

  await test.step('by the link, and back', async () => {
    const anywhere = await openPage();
    await anywhere.goto(new URL(link).pathname);
    await expectScreen(anywhere, 'Stop emails about consultations?');
    expect(await isOn()).toBe(true);
    await anywhere.getByRole('button', { name: 'Stop these emails' }).click();
    await expectScreen(anywhere, 'Done, no more of these emails');
    expect(await isOn()).toBe(false);
    await anywhere.getByRole('button', { name: 'Undo' }).click();
    await expect(anywhere.getByRole('heading', { level: 1 })).toHaveText('Stop emails about consultations?');
    expect(await isOn()).toBe(true);
  });

  await test.step('by the mailbox, with one click', async () => {
    const answer = await request.post(new URL(link).pathname, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await isOn()).toBe(false);
    await theirs.goto('/settings#notifications');
    await expect(theirs.getByRole('checkbox', { name: 'Consultations, by email' })).not.toBeChecked();
  });
});
