import { randomUUID } from 'node:crypto';
import { ana, clara } from '../../api/test/cast.ts';
import { sessionOf } from '../../api/test/fill.ts';
import { offerService, openPosting } from '../../api/test/negotiations.ts';
import type { World } from '../../api/test/world.ts';
import { comesTrue, personAt, type Person } from './person.ts';

/** A job that two have agreed to consult about, with a message and a file of it. */
export interface Agreed {
  jobId: string;
  client: Person;
  professional: Person;
}

const DAY_MS = 86_400_000;

/** A posting, a proposal, its acceptance, a message each and a file, all over HTTP. */
export async function agree(world: World, url: string): Promise<Agreed> {
  const [client, professional] = await people(world, url);
  const serviceId = await offerService(world, ana.id);
  const postingId = await openPosting(world, clara.id);
  const [startsAt] = await freeTimes(client);
  const proposal = await professional.call<{ id: string }>('POST', '/api/job/jobProposal', {
    postingId,
    serviceId,
    startsAt,
    message: 'I have done this often.',
    amountCents: 120_000,
    minutes: 30,
    estimatedDays: 10,
  });
  const { jobId } = await client.call<{ jobId: string }>('POST', '/api/job/jobProposal/response', {
    id: proposal.id,
    action: 'accept',
  });
  await say(client, jobId, 'Shall we begin?');
  await say(professional, jobId, 'Gladly.');
  return { jobId, client, professional };
}

/** The client pays on the processor's page, the work is delivered and accepted. */
export async function hireAndFinish(world: World, { jobId, client, professional }: Agreed): Promise<string> {
  const { url } = await client.call<{ url: string }>('POST', `/api/payment/checkout/${jobId}`, {});
  const session = new URL(url).pathname.split('/').at(-1);
  await fetch(`${world.outside?.url}/control/checkout/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  });
  const isPaid = async () =>
    (await client.call<{ status: string }>('POST', '/api/payment/paid', { jobId })).status === 'PAID';
  if (!(await comesTrue(isPaid, 20_000))) return 'not paid';
  await professional.call('POST', `/api/job/${jobId}/deliver`, {});
  await client.call('POST', `/api/job/completed/${jobId}`, {});
  return (await client.call<{ status: string }>('GET', `/api/job/${jobId}`)).status;
}

async function people(world: World, url: string): Promise<[client: Person, professional: Person]> {
  return [
    personAt(url, await sessionOf(world.platform, clara)),
    personAt(url, await sessionOf(world.platform, ana)),
  ];
}

export const say = (by: Person, jobId: string, body: string) =>
  by.call('POST', '/api/chat/message', { jobId, body, clientMessageId: randomUUID() });

export async function messagesOf(by: Person, jobId: string): Promise<string[]> {
  const { messages } = await by.call<{ messages: { body: string }[] }>('GET', `/api/chat/job/${jobId}`);
  return messages.map(({ body }) => body);
}

/** Uploads a text; its address. */
export async function uploadText(by: Person, text: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/plain' }), 'kit.txt');
  const { url } = await by.call<{ url: string }>('POST', '/api/upload/file', form);
  return new URL(url, 'http://here').pathname;
}

async function freeTimes(by: Person): Promise<string[]> {
  const [from, to] = [14, 40].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  const query = new URLSearchParams({ userId: ana.id, from: from ?? '', to: to ?? '', minutes: '30' });
  const { slots } = await by.call<{ slots: string[] }>('GET', `/api/availability/slots?${query.toString()}`);
  return slots;
}
