import type { Locator, Page } from '@playwright/test';
import { ana, clara } from '../../api/test/cast.ts';
import { hidesDownloads } from '../engines/firefox.ts';
import { BRIEF, downloadOf, NOTES, pictureOf } from '../world/files.ts';
import { newcomer } from '../world/people.ts';
import { expectAccessible, expectToFit, expectTitle } from '../screens/screen.ts';
import { freeTimes, agreeToMeet, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a service has images, a posting has a brief, and both sides of a job exchange files', async ({
  openPage,
}) => {
  test.slow();
  const [theirs, hers] = [await openPage(), await openPage()];
  const [client, professional] = [await join(theirs, newcomer(clara)), await join(hers, newcomer(ana))];
  const serviceId = await offerService(professional, 'Terms read closely');

  await test.step('the professional adds a service with two pictures in their order', async () => {
    await hers.goto('/services/add');
    await expectTitle(hers, 'Add a service');
    await addPictures(hers);
    await orderPictures(hers);
    await describeService(hers);
    await hers.getByRole('button', { name: 'List this service' }).click();
    await expectTitle(hers, 'Your terms, read and rewritten');
    await expectGallery(hers);
  });
  await test.step('the client attaches a brief, which everybody can open', async () => {
    await theirs.goto('/job-posting/add');
    await expectTitle(theirs, 'Post a job');
    await theirs.getByRole('button', { name: 'Add details' }).click();
    await attachBrief(theirs);
    await describePosting(theirs);
    await theirs.getByRole('button', { name: 'Post this job' }).click();
    await expectTitle(theirs, 'Terms for an API');
    await expectDownload(theirs.getByRole('main'), BRIEF);
    await hers.goto(theirs.url());
    await expectTitle(hers, 'Terms for an API');
    await expectDownload(hers.getByRole('main'), BRIEF);
  });
  await test.step('both put a file to their job, and get the other’s', async () => {
    const { id: userId } = await professional('GET /api/users');
    const [startsAt = ''] = await freeTimes(client, userId);
    const jobId = await agreeToMeet({ client, professional, serviceId, startsAt });
    await exchange(theirs, hers, `/job/${jobId}`);
  });
});

const fieldOf = (page: Page, name: string) => page.getByRole('group', { name });
const wordsOn = (page: Page) => page.getByRole('textbox', { name: /^Describe image/ });

/** Files chosen together keep their order; anything but an image is refused with a message. */
async function addPictures(page: Page): Promise<void> {
  const field = fieldOf(page, 'Images');
  const input = field.getByLabel('Choose images');
  await input.setInputFiles([
    await pictureOf(page, 'harbour', 'teal'),
    await pictureOf(page, 'desk', 'plum'),
  ]);
  await expect(wordsOn(page)).toHaveCount(2);
  await expectShown(field.getByRole('listitem').first());
  await expectShown(page.getByRole('complementary', { name: 'What clients will see' }));
  await input.setInputFiles(BRIEF);
  await expect(field.getByText('This isn’t an image.')).toBeVisible();
  await expectAccessible(page);
  await field.getByRole('button', { name: `Discard ${BRIEF.name}` }).click();
}

/** Reorders by keyboard, with focus following the moved image; one image is removed and restored. */
async function orderPictures(page: Page): Promise<void> {
  const field = fieldOf(page, 'Images');
  await wordsOn(page).nth(0).fill('The harbour');
  await wordsOn(page).nth(1).fill('My desk');
  await field.getByRole('button', { name: 'Move image 2 up' }).press('Enter');
  await expect(wordsOn(page).first()).toHaveValue('My desk');
  await expect(field.getByRole('button', { name: 'Move image 1 down' })).toBeFocused();
  await field.getByRole('button', { name: 'Remove image 1' }).press('Enter');
  await expect(wordsOn(page)).toHaveCount(1);
  await expect(field.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wordsOn(page).first()).toHaveValue('My desk');
  await page.reload();
  await expect(wordsOn(page).first()).toHaveValue('My desk');
  await expectShown(field.getByRole('listitem').first());
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function describeService(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Your terms, read and rewritten');
  await page.getByRole('textbox', { name: 'Description' }).fill('You send them, I say what they mean.');
  await chooseCategory(page);
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('900');
}

async function expectGallery(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'My desk' })).toBeVisible();
  await main.getByRole('button', { name: 'The harbour' }).press('Enter');
  await expect(main.getByRole('img', { name: 'The harbour' })).toBeVisible();
  await expectAccessible(page);
}

/** Submitting waits for an upload in progress and includes its file. */
async function attachBrief(page: Page): Promise<void> {
  const field = fieldOf(page, 'Attachments');
  let letThrough = () => {};
  const isHeldBack = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/upload/file', async (route) => {
    await isHeldBack;
    await route.continue();
  });
  await field.getByLabel('Choose files').setInputFiles(BRIEF);
  await expect(field.getByRole('progressbar', { name: `Uploading ${BRIEF.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Post this job' }).click();
  await expect(page.getByText('A file is still uploading.')).toBeVisible();
  await expectAccessible(page);
  letThrough();
  await expect(field.getByRole('button', { name: `Remove ${BRIEF.name}` })).toBeVisible();
  await expect(page.getByText('A file is still uploading.')).toBeHidden();
  await page.unroute('**/api/upload/file');
}

async function describePosting(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Terms for an API');
  await page.getByRole('textbox', { name: 'Description' }).fill('The brief says it all.');
  await chooseCategory(page);
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.getByRole('textbox', { name: 'Budget from' }).fill('800');
  await page.getByRole('textbox', { name: 'Budget up to' }).fill('1300');
}

async function chooseCategory(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Discipline' }).selectOption('Law and contracts');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Contract drafting and review');
}

async function exchange(theirs: Page, hers: Page, job: string): Promise<void> {
  await theirs.goto(job);
  await expectTitle(theirs, /Terms read/);
  await expect(theirs.getByText('No files yet.')).toBeVisible();
  await theirs.getByLabel('Add files').setInputFiles(NOTES);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Share 1 file' }).click();
  await expectDownload(filesOn(theirs), NOTES);

  await hers.goto(job);
  await expectTitle(hers, /Terms read/);
  await expect(filesOn(hers)).toContainText('Clara Brandt');
  await expectDownload(filesOn(hers), NOTES);
  await hers.getByLabel('Add files').setInputFiles([await pictureOf(hers, 'sketch', 'olive')]);
  await hers.getByRole('button', { name: 'Share 1 file' }).click();
  await expectShown(filesOn(hers).getByRole('listitem').first());
  await expectAccessible(hers);

  await theirs.reload();
  await expect(filesOn(theirs).getByRole('listitem')).toHaveText([/sketch/, /notes/]);
  await expectShown(filesOn(theirs).getByRole('listitem').first());
  await expectAccessible(theirs);
}

const filesOn = (page: Page) => page.getByRole('list', { name: 'Job files' });

/** The image is decoded, not just in the DOM; the stored one may still be replacing the local preview. */
async function expectShown(place: Locator): Promise<void> {
  const picture = place.locator('img').first();
  // Firefox sees nothing in a window that is behind another one.
  await place.page().bringToFront();
  await expect(async () => {
    // It is fetched once its place is in view.
    await place.scrollIntoViewIfNeeded();
    // Not for long: what loads above it may have moved it out of view.
    await expect(picture).toBeAttached({ timeout: 3_000 });
    const width = await picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0));
    expect(width).toBeGreaterThan(0);
  }).toPass({ timeout: 45_000 });
}

async function expectDownload(place: Locator, { name, buffer }: typeof BRIEF): Promise<void> {
  await expect(place.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  if (hidesDownloads(place.page())) return;
  expect(await downloadOf(place, name)).toEqual(buffer);
}
