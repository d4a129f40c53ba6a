import { ana, clara } from '../../api/test/cast.ts';
import { expectAccessible, expectTitle, expectToFit } from '../screens/screen.ts';
import { BERLIN, BOGOTA, expectBothClocks, pickTime } from '../world/clocks.ts';
import { newcomer } from '../world/people.ts';
import { offerService } from '../world/setup.ts';
import { confirmEmail, fillSignUp, followNotification, join, logIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const SERVICE = 'Terms, read before you sign them';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TERMS = { ...BOGOTA, name: 'Ana' };

test('somebody new picks a time, signs up, writes a message and sends it: the time is still theirs', async ({
  openPage,
}) => {
  const hers = await openPage({ timezoneId: BOGOTA.zone });
  const serviceId = await offerService(await join(hers, newcomer(ana)), SERVICE);

  const page = await openPage({ timezoneId: BERLIN.zone });
  await page.goto(`/service/${serviceId}`);
  const startsAt = await pickTime(page.getByRole('main'), 3);
  await page.getByRole('link', { name: 'Invite Ana' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click();
  const person = { ...newcomer(clara), timeZone: BERLIN.zone };
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Join' }).click();
  await confirmEmail(page, person);

  await expectTitle(page, 'Invite Ana to a consultation');
  const time = page.getByRole('group', { name: 'Your time with Ana' });
  await expectBothClocks(time, startsAt, BERLIN, TERMS);
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Our terms, before the launch.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expectTitle(page, SERVICE);
  const sent = page.getByRole('article').first();
  await expect(sent).toContainText('Sent');
  await expectBothClocks(sent, startsAt, BERLIN, TERMS);
});

test.describe('on a phone', () => {
  test('three times are offered by touch, one question is asked without a move, and one time is accepted', async ({
    openPage,
  }) => {
    const hers = await openPage({ timezoneId: BOGOTA.zone });
    const serviceId = await offerService(await join(hers, newcomer(ana)), SERVICE);
    const person = newcomer(clara);
    const page = await openPage({ ...phone, timezoneId: BERLIN.zone });
    await join(page, person);
    await page.context().clearCookies();

    await page.goto(`/service/${serviceId}`);
    // Not the first one, which may begin before the three are accepted.
    await pickTime(page.getByRole('main'), 1);
    await page.getByRole('link', { name: 'Invite Ana' }).tap();
    await logIn(page, person);
    await expectTitle(page, 'Invite Ana to a consultation');
    await page.getByRole('button', { name: 'Change or add times' }).tap();
    // Late in the day the first day has no four of them left.
    for (const place of [3, 5]) await pickTime(page.getByRole('main'), place);
    const times = page.getByRole('list', { name: 'Times you suggest' }).getByRole('listitem');
    await expect(times).toHaveCount(3);
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'What is it about?' }).fill('Any of these is fine.');
    await page.getByRole('button', { name: 'Send invitation' }).tap();
    await expect(page.getByRole('list', { name: 'Suggested times' }).getByRole('listitem')).toHaveCount(3);
    await expectToFit(page);

    await hers.goto('/dashboard');
    await followNotification(hers, /^Clara Brandt invited you to .* or /);
    await hers.getByRole('textbox', { name: 'Message to Clara' }).fill('Is there a draft already?');
    await hers.getByRole('button', { name: 'Send message' }).click();
    await expect(hers.getByRole('list', { name: 'Activity' })).toContainText('Is there a draft already?');
    await followNotification(page, /^Ana wrote to you about/);
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Is there a draft already?');

    const accepts = hers.getByRole('button', { name: /^Accept / });
    await expect(accepts).toHaveCount(3);
    await expectAccessible(hers);
    await accepts.nth(1).click();
    await expect(hers.getByText('You’re going to talk with Clara')).toBeVisible();
  });
});

for (const [screen, options] of [
  ['desktop', {}],
  ['phone', phone],
] as const)
  test(`the time that a visitor presses in a list is picked on the profile that it leads to, on a ${screen}`, async ({
    openPage,
  }) => {
    const page = await openPage({ ...options, timezoneId: BERLIN.zone });
    await page.goto('/services?show=professionals');
    const time = page.getByRole('link', { name: /^Talk to .+, .+/ }).first();
    const startsAt = new URL((await time.getAttribute('href')) ?? '', page.url()).searchParams.get(
      'startsAt',
    );
    await time.click();
    // Beside the profile, or in the bar at the bottom of a phone.
    const invite = page.getByRole('main').getByRole('link', { name: /^(Invite|Book)/ });
    await expect(invite).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(encodeURIComponent(`${startsAt}`))),
    );
  });
