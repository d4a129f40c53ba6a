import type { BrowserContextOptions, Page } from '@playwright/test';
import { ana, clara } from '../../api/test/cast.ts';
import { paths } from '../../web/src/paths.ts';
import { newcomer, type Person } from '../world/people.ts';
import { agreeToMeet, firstConsultation, freeTimes, moveClockTo, offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect } from '../test.ts';
import { transferStats, trackConnections } from './connections.ts';

export interface Participants {
  client: Page;
  professional: Page;
  /** The path of their consultation, whose room is open. */
  path: string;
  appointmentId: string;
  startsAt: string;
}

type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** Two people with an agreed consultation, five minutes before it starts. */
export async function startConsultation(
  openPage: OpenPage,
  policy?: RTCIceTransportPolicy,
): Promise<Participants> {
  const people: [Person, Person] = [newcomer(clara), newcomer(ana)];
  const [client, professional] = await Promise.all(
    people.map((person) => openPage({ timezoneId: person.timeZone })),
  );
  if (!client || !professional) throw new Error('nobody came');
  for (const page of [client, professional]) await trackConnections(page, policy);
  const [asClient, asProfessional] = await Promise.all([
    join(client, people[0]),
    join(professional, people[1]),
  ]);
  const serviceId = await offerService(asProfessional, `Terms, read closely ${Date.now()}`);
  const { id: userId } = await asProfessional('GET /api/users');
  const [startsAt = ''] = await freeTimes(asClient, userId);
  const jobId = await agreeToMeet({ client: asClient, professional: asProfessional, serviceId, startsAt });
  const appointmentId = await firstConsultation(asClient, jobId);
  await moveClockTo(asClient, startsAt, 5);
  return { client, professional, path: paths.consultation(jobId, appointmentId), appointmentId, startsAt };
}

/** Checks in and joins the room. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check in and join' }).click();
  await expect(page.getByRole('region', { name: 'Controls' })).toBeVisible();
}

/** Video frames and audio of the other side keep arriving. */
export async function expectToSeeAndHear(page: Page): Promise<void> {
  await expect
    .poll(() => transferStats(page), { timeout: 90_000 })
    .toMatchObject({ ways: [expect.any(String)] });
  const before = await transferStats(page);
  await expect
    .poll(async () => (await transferStats(page)).frames, { timeout: 90_000 })
    .toBeGreaterThan(before.frames + 5);
  await expect.poll(async () => (await transferStats(page)).sound).toBeGreaterThan(before.sound);
}
