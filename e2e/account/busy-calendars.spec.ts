import type { APIRequestContext, Locator } from '@playwright/test';
import { ana } from '../../api/test/cast.ts';
import { createApiClient } from '../world/api-client.ts';
import { outsideUrl } from '../world/outside.ts';
import { newcomer } from '../world/people.ts';
import { freeTimes, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

/** What the provider of the calendar answers from now on. */
async function publish(
  request: APIRequestContext,
  name: string,
  calendar: { status?: number; text: string },
) {
  const answer = await request.put(`${outsideUrl()}/calendars/${name}`, { data: calendar });
  expect(answer.status()).toBe(200);
}

const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');
const calendarOf = (startsAt: string, transparency = 'OPAQUE') =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:dentist@example.com',
    `DTSTART:${stamp(startsAt)}`,
    'DURATION:PT30M',
    'SUMMARY:Dentist',
    `TRANSP:${transparency}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test('a professional connects a calendar, and is no longer free when they are busy there @extended', async ({
  page,
  request,
  watch,
}) => {
  const name = `${Date.now()}.ics`;
  const professional = await join(page, newcomer(ana));
  await offerService(professional, 'Leases read closely');
  const { id } = await professional('GET /api/users');
  const isFree = async () => (await freeTimes(professional, id)).includes(dentist);
  const [, , , , dentist = ''] = await freeTimes(professional, id);
  await publish(request, name, { text: calendarOf(dentist) });
  const connected = page.getByRole('region', { name: 'Connected calendars' });

  await test.step('a wrong link is refused at the field', async () => {
    watch.expect(400);
    await page.goto('/settings#calendar');
    await connected.getByRole('button', { name: 'Connect a calendar' }).click();
    await connected.getByRole('textbox', { name: 'Name' }).fill('Private');
    await connected.getByRole('textbox', { name: 'Calendar link' }).fill('http://192.168.0.1/private.ics');
    await connected.getByRole('button', { name: 'Connect calendar' }).click();
    await expect(connected.getByText(/^Enter an address that starts with https/)).toBeVisible();
    expect(await isFree()).toBe(true);
  });

  await test.step('the right one is read at once', async () => {
    const link = `webcal://calendar.parley.test/${name}`;
    await connected.getByRole('textbox', { name: 'Calendar link' }).fill(link);
    await connected.getByRole('button', { name: 'Connect calendar' }).click();
    await expect(connected.getByText(/^Read .* · 1 busy time in the next 7 days$/)).toBeVisible();
    expect(await isFree()).toBe(false);
    await expect(connected).not.toContainText('Dentist');
    await expect(connected).not.toContainText(name);
  });

  await test.step('one that fails keeps its busy times, and says so', async () => {
    await publish(request, name, { status: 403, text: '' });
    await checkAgain(connected);
    await expect(connected.getByText('Can’t be read')).toBeVisible();
    await expect(connected.getByText(/doesn’t let us in.*Its last busy times still count\./)).toBeVisible();
    expect(await isFree()).toBe(false);
  });

  await test.step('events that are marked as free count once they say so', async () => {
    await publish(request, name, { text: calendarOf(dentist, 'TRANSPARENT') });
    await checkAgain(connected);
    await expect(connected.getByText(/· 0 busy times/)).toBeVisible();
    expect(await isFree()).toBe(true);
    await connected.getByRole('checkbox', { name: /Also count events/ }).click();
    await expect(connected.getByText(/· 1 busy time in/)).toBeVisible();
    expect(await isFree()).toBe(false);
  });

  await test.step('disconnected, it no longer counts', async () => {
    await connected.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect this calendar?' });
    await dialog.getByRole('button', { name: 'Disconnect calendar' }).click();
    await expect(connected.getByRole('heading', { name: 'Private' })).toBeHidden();
    expect(await isFree()).toBe(true);
  });
});

test('a professional connects one calendar of an account, with an app password', async ({
  page,
  request,
}) => {
  const user = `u${Date.now()}`;
  const professional = await join(page, newcomer(ana));
  await offerService(professional, 'Leases read closely');
  const { id } = await professional('GET /api/users');
  const [, , , , dentist = '', , , , choir = ''] = await freeTimes(professional, id);
  await publish(request, `${user}-private.ics`, { text: calendarOf(dentist) });
  await publish(request, `${user}-choir.ics`, { text: calendarOf(choir) });
  const connected = page.getByRole('region', { name: 'Connected calendars' });

  await test.step('a wrong password is said', async () => {
    await page.goto('/settings#calendar');
    await connected.getByRole('button', { name: 'Connect a calendar' }).click();
    await connected.getByRole('radio', { name: 'With an account' }).check();
    await connected.getByRole('textbox', { name: 'Server address' }).fill('https://calendar.parley.test');
    await connected.getByRole('textbox', { name: 'User name' }).fill(user);
    await connected.getByLabel('App password').fill('not this one');
    await connected.getByRole('button', { name: 'Find calendars' }).click();
    await expect(connected.getByText(/doesn’t accept this user name and password/)).toBeVisible();
  });

  await test.step('of the calendars found, the one that was picked counts', async () => {
    await connected.getByLabel('App password').fill('parley-demo-1');
    await connected.getByRole('button', { name: 'Find calendars' }).click();
    await connected.getByRole('checkbox', { name: 'choir' }).uncheck();
    await connected.getByRole('button', { name: 'Connect calendars' }).click();
    await expect(connected.getByRole('heading', { name: 'private' })).toBeVisible();
    await expect(connected.getByText(/^Read .* · 1 busy time in the next 7 days$/)).toBeVisible();
    const free = await freeTimes(professional, id);
    expect([free.includes(dentist), free.includes(choir)]).toEqual([false, true]);
  });
});

/** A moment after the last time, which nobody waits for. */
async function checkAgain(connected: Locator): Promise<void> {
  const page = connected.page();
  await createApiClient(page.request)('POST /api/demo/clock', { body: { advanceSeconds: 11 } });
  await page.reload();
  const button = connected.getByRole('button', { name: 'Check again' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}
