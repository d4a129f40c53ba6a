import type { ApiClient } from './api-client.ts';
import { outsideUrl } from './outside.ts';

// Sets up a test's preconditions over the API, as the people who own them.

export interface ConsultationTerms {
  instantBooking?: boolean;
  consultationPriceCents?: number;
}

/** A professional with payouts and open hours around the clock, and one service with this title. */
export async function offerService(
  professional: ApiClient,
  title: string,
  terms: ConsultationTerms = {},
): Promise<string> {
  const { disciplineId, categoryId } = await anyCategory(professional);
  const profile = {
    headline: 'Reads terms closely',
    bio: 'Ten years of contracts.',
    experience: 60 as const,
  };
  await professional('PUT /api/users/professional', { body: { ...profile, categoryIds: [categoryId] } });
  await openAroundTheClock(professional);
  await enablePayouts(professional);
  const { id } = await professional('POST /api/service/add', {
    body: {
      title,
      description: 'You send them, I say what they mean.',
      disciplineId,
      categoryId,
      skills: ['contracts'],
      experience: 60,
      pricing: 'FIXED',
      priceCents: 90_000,
      consultationMinutes: 30,
      ...terms,
    },
  });
  return id;
}

/** A client's job posting with this title. */
export async function postJob(client: ApiClient, title: string): Promise<string> {
  const { id } = await client('POST /api/job/jobPosting', {
    body: {
      title,
      description: 'Twelve pages that should be four.',
      ...(await anyCategory(client)),
      skills: [],
      experience: 36,
      pricing: 'FIXED',
      budgetMinCents: 50_000,
      budgetMaxCents: 150_000,
    },
  });
  return id;
}

/** Free times of a professional, at least an hour apart, the soonest first. */
export async function freeTimes(api: ApiClient, userId: string): Promise<string[]> {
  const { now } = await api('GET /api/demo/clock');
  // Not right away: the room is not open yet.
  const query = { userId, from: hoursAfter(now, 0.25), to: hoursAfter(now, 30), minutes: 30 };
  const { slots } = await api('GET /api/availability/slots', { query });
  return slots.filter((slot) => slot.includes(':00:00'));
}

interface AgreeInput {
  client: ApiClient;
  professional: ApiClient;
  serviceId: string;
  startsAt: string;
}

/** The client invites and the professional accepts: they will talk, and nothing is owed. Returns the job. */
export async function agreeToMeet(people: AgreeInput): Promise<string> {
  const { client, professional, serviceId, startsAt } = people;
  const inviteBody = { serviceId, message: 'Our terms, please.', startsAt, minutes: 30 };
  const { id } = await client('POST /api/job/jobPosting/invite', { body: inviteBody });
  const { jobId } = await professional('POST /api/job/invite/response', { body: { id, action: 'accept' } });
  if (jobId === null) throw new Error('accepting made no job');
  return jobId;
}

/** The professional's offer, which the client can pay from then on. */
export async function makeOffer(
  professional: ApiClient,
  jobId: string,
  amountCents = 120_000,
): Promise<string> {
  const body = { amountCents, estimatedDays: 10 };
  const { id } = await professional('POST /api/job/:id/offers', { params: { id: jobId }, body });
  return id;
}

/** Opens the processor's page for the standing offer. */
export async function openCheckout(client: ApiClient, jobId: string): Promise<string> {
  const { url } = await client('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} });
  return url;
}

/** A job's first consultation. */
export async function firstConsultation(reader: ApiClient, jobId: string): Promise<string> {
  const { appointments } = await reader('GET /api/job/:id', { params: { id: jobId } });
  return appointments[0]?.id ?? '';
}

/** The client pays for a consultation: from then on its money is held. */
export async function payConsultation(
  client: ApiClient,
  jobId: string,
  appointmentId: string,
): Promise<void> {
  const { url } = await client('POST /api/payment/checkout/:jobId', {
    params: { jobId },
    body: { appointmentId },
  });
  await decideCheckout(url, 'paid');
  await client('POST /api/payment/paid', { body: { jobId, appointmentId } });
}

/** The client hires on the standing offer: from then on its money is held. */
export async function payOffer(client: ApiClient, jobId: string): Promise<void> {
  await decideCheckout(await openCheckout(client, jobId), 'paid');
  await client('POST /api/payment/paid', { body: { jobId } });
}

/** Completes the processor's page as a person would. */
export async function decideCheckout(
  url: string,
  outcome: 'paid' | 'declined' | 'processing',
): Promise<void> {
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${outsideUrl()}/control/checkout/${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  if (!answer.ok) throw new Error(`the processor answered ${answer.status}`);
}

/** Advances the demo clock to some minutes before an instant; never moves it back. */
export async function moveClockTo(api: ApiClient, instant: string, minutesBefore = 0): Promise<void> {
  const { now } = await api('GET /api/demo/clock');
  const ahead = (Date.parse(instant) - Date.parse(now)) / 1000 - minutesBefore * 60;
  if (ahead > 0) await api('POST /api/demo/clock', { body: { advanceSeconds: Math.ceil(ahead) } });
}

async function openAroundTheClock(professional: ApiClient): Promise<void> {
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 1, to: 2359 }));
  const { timeZone } = await professional('GET /api/users');
  await professional('POST /api/availability/professional', {
    body: { timeZone, minimumNoticeMinutes: 0, rules },
  });
}

async function enablePayouts(professional: ApiClient): Promise<void> {
  const { url } = await professional('POST /api/payment/onboard', { body: { country: 'DE' } });
  const account = /acct_\w+/.exec((await fetch(url)).url)?.[0];
  await fetch(`${outsideUrl()}/control/account/${account}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'enabled' }),
  });
  await professional('POST /api/payment/onboard/confirm', { body: {} });
}

async function anyCategory(api: ApiClient): Promise<{ disciplineId: string; categoryId: string }> {
  const [discipline] = await api('GET /api/discipline');
  const [category] = discipline?.categories ?? [];
  if (!discipline || !category) throw new Error('the demo world has no disciplines');
  return { disciplineId: discipline.id, categoryId: category.id };
}

function hoursAfter(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * 3_600_000).toISOString();
}
