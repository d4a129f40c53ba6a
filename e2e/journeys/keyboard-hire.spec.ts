import { ana, clara } from '../../api/test/cast.ts';
import { createApiClient } from '../world/api-client.ts';
import { Keys } from '../world/keys.ts';
import { mailedCode } from '../world/mailbox.ts';
import { newcomer, type Person } from '../world/people.ts';
import { expectTitle } from '../screens/screen.ts';
import { moveClockTo, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const TITLE = 'Terms, without a mouse';

test('a job goes from posting to review with the keyboard alone @extended', async ({ openPage }) => {
  test.slow();
  const client = newcomer(clara);
  const professional = newcomer(ana);
  const theirs = new Keys(await openPage({ timezoneId: client.timeZone }));
  const hers = new Keys(await openPage({ timezoneId: professional.timeZone }));
  // The profile wizard and the hours have their own journeys; here they are set up over the API.
  await offerService(await join(hers.page, professional), 'Terms, read by a lawyer');

  await test.step('the client signs up', () => signUp(theirs, client));
  await test.step('the client posts a job', () => post(theirs));
  const startsAt = await test.step('the professional finds it and proposes', () => propose(hers));
  await test.step('the client accepts', () => accept(theirs));
  await test.step('the client hires', () => hire(theirs));
  await test.step('both meet', () => meet(theirs, hers, startsAt));
  await test.step('the work is delivered and accepted', () => finish(theirs, hers));
  await test.step('both review', async () => {
    await review(theirs, 'How was working with Ana?');
    await review(hers, 'How was working with Clara?');
    await expect(hers.page.getByText('As agreed, and sooner.').first()).toBeVisible();
  });
});

async function signUp(keys: Keys, person: Person): Promise<void> {
  await keys.page.goto('/signup');
  await keys.choose('I want to hire');
  await keys.type('First name', person.firstName);
  await keys.type('Last name', person.lastName);
  await keys.type('Email', person.email);
  await keys.type(/^\s*Password\s*$/, person.password);
  await keys.page.keyboard.press('Enter');
  await expectTitle(keys.page, 'Confirm your email');
  await keys.type('Code', await mailedCode(person.email));
  await keys.page.keyboard.press('Enter');
  await expectTitle(keys.page, `Hello ${person.firstName}`);
}

async function post(keys: Keys): Promise<void> {
  await keys.follow('Post Job');
  await expectTitle(keys.page, 'Post a job');
  await keys.press('Add details');
  await expect(keys.page.getByLabel('Title')).toBeFocused();
  await keys.type('Title', TITLE);
  await keys.type('Description', 'Twelve pages that should be four.');
  await keys.select('Discipline', 'Law and contracts');
  await keys.select('Category', 'Contract drafting and review');
  await keys.choose('Expert');
  await keys.choose('Fixed price');
  await keys.type('Budget from', '800');
  await keys.type('Budget up to', '1300');
  await keys.press('Post this job');
  await expectTitle(keys.page, TITLE);
}

async function propose(keys: Keys): Promise<string> {
  await keys.page.goto('/job-posting');
  await keys.type('What do you do?', TITLE);
  await keys.page.keyboard.press('Enter');
  await expectTitle(keys.page, `Results for “${TITLE}”`);
  await keys.follow(new RegExp(`^${TITLE}$`), keys.page.getByRole('main'));
  await expectTitle(keys.page, TITLE);
  await keys.press('Write a proposal');
  await keys.type('Your message to Clara', 'I have done this for six firms.');
  await keys.type('Price for the whole job', '1000');
  await keys.type('Time you need', '10');
  const startsAt = await keys.pickTime(keys.page.getByRole('main'));
  await keys.press('Send proposal');
  await expectTitle(keys.page, TITLE);
  await expect(keys.page.getByRole('article').first()).toContainText('Sent');
  return startsAt;
}

async function followNotification(keys: Keys, message: RegExp): Promise<void> {
  await keys.press(/^Notifications/);
  const panel = keys.page.getByRole('region', { name: 'Notifications', exact: true });
  await keys.follow(message, panel);
  await expect(panel).toBeHidden();
}

async function accept(keys: Keys): Promise<void> {
  await followNotification(keys, /^Ana Rincón sent you a proposal/);
  await expectTitle(keys.page, `Proposals for “${TITLE}”`);
  await keys.press(/^Accept /);
  await expect(keys.page.getByText('You’re going to talk with Ana').first()).toBeVisible();
  await keys.follow('Open the job');
  await expectTitle(keys.page, TITLE);
}

async function hire(keys: Keys): Promise<void> {
  await keys.press('Hire Ana for $1,000');
  await expectTitle(keys.page, 'Pay $1,000.00');
  await keys.press('Pay $1,000.00');
  await expectTitle(keys.page, TITLE);
  await expect(keys.page.getByText(/^You hired Ana\. \$1,000 is held/)).toBeVisible();
}

async function meet(theirs: Keys, hers: Keys, startsAt: string): Promise<void> {
  await moveClockTo(createApiClient(theirs.page.request), startsAt, 5);
  await followNotification(hers, /^Clara hired you/);
  await expect(hers.page).toHaveURL(/\/job\/[0-9a-f-]{36}$/);
  for (const keys of [hers, theirs]) {
    await keys.page.goto(new URL(keys.page.url()).pathname);
    await keys.follow('Check in', keys.page.getByRole('main'));
    await keys.press('Check in and join');
  }
  await expect(theirs.page.getByText('left, ends')).toBeVisible();
  for (const keys of [theirs, hers]) {
    await keys.press(/^Leave$/);
    await keys.press('End the call');
  }
  for (const keys of [hers, theirs]) {
    await expect(keys.page.getByRole('heading', { name: 'Ended' })).toBeVisible();
    await keys.follow('Back to the job');
    await expectTitle(keys.page, TITLE);
  }
}

async function finish(theirs: Keys, hers: Keys): Promise<void> {
  await hers.press('Deliver the work');
  const delivery = hers.page.getByRole('dialog', { name: 'Deliver the work' });
  await hers.type('What you’re delivering and where to find it', 'Four pages, attached.', delivery);
  await hers.press('Deliver to Clara', delivery);
  await expect(delivery).toBeHidden();
  await followNotification(theirs, /^Ana .*delivered/);
  await theirs.press('Accept the work and pay Ana $900');
  await theirs.press('Release $900 to Ana');
  await expect(theirs.page.getByRole('list', { name: 'Where the money is' })).toContainText('Done');
  await followNotification(hers, /\$900 for .* has been released/);
}

async function review(keys: Keys, question: string): Promise<void> {
  await keys.choose(/Excellent/, keys.page.getByRole('group', { name: question }));
  await keys.type('Your review', 'As agreed, and sooner.');
  await keys.press('Submit review');
  await expect(keys.page.getByRole('button', { name: 'Submit review' })).toBeHidden();
}
