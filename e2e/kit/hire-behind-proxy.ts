import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ana, clara } from '../../api/test/cast.ts';
import { trackConnections, transferStats } from '../call/connections.ts';
import { expectToSeeAndHear } from '../call/participants.ts';
import { addService, hire, makeFirstOffer, SERVICE } from '../journeys/agree.ts';
import { completeProfile, signUp } from '../journeys/set-up.ts';
import {
  chat,
  deliverAndAccept,
  endCall,
  openConsultation,
  type Participants,
  review,
  wordsOf,
} from '../journeys/work.ts';
import { expectTitle } from '../screens/screen.ts';
import { expect, test } from '../test.ts';
import { pickTime } from '../world/clocks.ts';
import { downloadOf } from '../world/files.ts';
import { newcomer } from '../world/people.ts';
import { followNotification } from '../world/steps.ts';
import {
  attendance,
  beginSoon,
  type Call,
  decideSoon,
  HAS_RELAY,
  keepSeen,
  type Seen,
  setApart,
} from './installation.ts';

const MESSAGES = 10;
/** Two minutes together, and a consultation counts as held. */
const TALK_MS = 125_000;

test('two people talk, hire, work and finish behind a proxy, each in a browser', async ({
  openPage,
  watch,
}) => {
  const [client, professional] = [
    await openPage({ timezoneId: clara.timeZone }),
    await openPage({ timezoneId: ana.timeZone }),
  ];
  const two = { client, professional };
  const seen: Seen = { messagesMs: [] };
  for (const page of [client, professional]) await trackConnections(page, HAS_RELAY ? 'relay' : 'all');
  try {
    await test.step('both sign up, and the professional says what she offers', () => arrive(two));
    await test.step('they agree on a time', () => agreeToTalk(two));
    const job = client.url();
    await test.step('they write to each other, and a file goes along', () => writeTo(two, seen));
    await test.step('they see and hear each other', () => talk(two, seen));
    await test.step('the professional makes an offer, and the client hires on it', () => agreeOnTerms(two));
    await test.step('the work is delivered, accepted and paid out', () => deliverAndAccept(two, SERVICE));
    await test.step('they review each other', () => review(two, SERVICE));
    await test.step('both read that it is done', async () => {
      await expect.poll(attendance, { timeout: 120_000 }).not.toBeNull();
      seen.attendance = (await attendance()) ?? '';
      seen.ends = [await statusOn(client, job), await statusOn(professional, job)];
    });
  } finally {
    keepSeen({ ...seen, errors: watch.errors() });
  }
});

async function arrive({ client, professional }: Participants): Promise<void> {
  await signUp(professional, newcomer(ana));
  await completeProfile(professional);
  await addService(professional);
  await signUp(client, newcomer(clara));
  await expectTitle(client, 'Hello Clara');
}

/** The client picks a time of the service, the professional accepts it. */
async function agreeToTalk({ client, professional }: Participants): Promise<void> {
  await client.goto(professional.url());
  await pickTime(client.getByRole('main'), 3);
  await client.getByRole('link', { name: 'Invite Ana' }).first().click();
  await expectTitle(client, 'Invite Ana to a consultation');
  await client.getByRole('textbox', { name: 'What is it about?' }).fill('Our terms, before the launch.');
  await client.getByRole('button', { name: 'Send invitation' }).click();
  await expectTitle(client, SERVICE);

  await followNotification(professional, /^Clara Brandt invited you to/);
  await professional.getByRole('button', { name: /^Accept \w{3} / }).click();
  await professional.getByRole('link', { name: 'Open the job' }).click();
  await expectTitle(professional, SERVICE);
  await followNotification(client, /^Ana accepted/);
  await client.waitForURL(/\/job\/[^/]+$/);
}

async function writeTo(two: Participants, seen: Seen): Promise<void> {
  const { client, professional } = two;
  await chat(two);
  seen.tabsInChat = await setApart(client);
  for (let count = 1; count <= MESSAGES; count += 1) {
    const [from, to, name] =
      count % 2 === 1 ? ([client, professional, 'Ana'] as const) : ([professional, client, 'Clara'] as const);
    seen.messagesMs.push(await timeOf(from, to, name, `Point ${count} of the terms.`));
  }
  const bytes = Buffer.from(randomBytes(150_000).toString('base64'));
  const file = { name: 'terms.txt', mimeType: 'text/plain', buffer: bytes };
  await client.getByLabel('Add files').setInputFiles(file);
  await client.getByRole('button', { name: 'Send' }).click();
  const came = await downloadOf(wordsOf(professional), file.name);
  seen.file = came.equals(bytes) ? 'the same bytes' : 'other bytes';
}

/** From the key that sends a message to the other's screen. */
async function timeOf(from: Page, to: Page, name: string, words: string): Promise<number> {
  await from.getByRole('textbox', { name: `Message ${name}` }).fill(words);
  const isThere = comes(to, words);
  const at = performance.now();
  await Promise.all([from.keyboard.press('Enter'), isThere]);
  return Math.round(performance.now() - at);
}

/** Resolves as soon as the open chat has these words: a question asked again and again would add its pauses. */
const comes = (page: Page, words: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const log = document.querySelector('[role=log]');
        const look = () => void (log?.textContent.includes(wanted) && resolve());
        new MutationObserver(look).observe(document, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        look();
      }),
    words,
  );

/** Both come to the room five minutes early, talk as long as it takes to have met, and both end it. */
async function talk(two: Participants, seen: Seen): Promise<void> {
  const { client, professional } = two;
  await beginSoon();
  for (const page of [client, professional]) {
    await openConsultation(page, 'Check in');
    await expect(page.getByRole('button', { name: 'Check in and join' })).toBeVisible();
  }
  seen.tabsInCall = await setApart(client);
  for (const page of [client, professional])
    await page.getByRole('button', { name: 'Check in and join' }).click();
  for (const page of [client, professional]) await expectToSeeAndHear(page);
  [seen.client, seen.professional] = await Promise.all([watchCall(client), watchCall(professional)]);
  await endCall(two);
  for (const page of [client, professional])
    await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible();
  await decideSoon();
}

async function watchCall(page: Page): Promise<Call> {
  const [before, at] = [await transferStats(page), performance.now()];
  await page.waitForTimeout(TALK_MS);
  const { frames, ways } = await transferStats(page);
  return { frames: frames - before.frames, seconds: Math.round((performance.now() - at) / 1000), ways };
}

async function agreeOnTerms({ client, professional }: Participants): Promise<void> {
  await professional.getByRole('link', { name: 'Back to the job' }).click();
  // The page of the consultation has such a button, too.
  await expectTitle(professional, SERVICE);
  await makeFirstOffer(professional, { price: '1200', days: '10', receives: '$1,080' });
  await hire(client, /^Ana made you an offer/, SERVICE);
  await followNotification(professional, /^Clara hired you/);
  await expectTitle(professional, SERVICE);
}

async function statusOn(page: Page, job: string): Promise<string> {
  await page.goto(job);
  await expectTitle(page, SERVICE);
  const done = page.getByRole('main').getByText('Completed', { exact: true }).first();
  await expect(done).toBeVisible();
  return done.innerText();
}
