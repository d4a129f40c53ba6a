import type { Page } from '@playwright/test';
import { ana, clara } from '../../api/test/cast.ts';
import type { ApiClient } from '../world/api-client.ts';
import { newcomer } from '../world/people.ts';
import {
  agreeToMeet,
  freeTimes,
  makeOffer,
  offerService,
  payOffer,
  type ConsultationTerms,
} from '../world/setup.ts';
import { join } from '../world/steps.ts';

export type OpenPage = (options: { timezoneId: string }) => Promise<Page>;

export interface TwoPeople {
  theirs: Page;
  hers: Page;
  client: ApiClient;
  professional: ApiClient;
  serviceId: string;
}

/** A client, and a professional who lists one service, both new, each in a browser where they live. */
export async function clientAndService(
  openPage: OpenPage,
  title: string,
  terms?: ConsultationTerms,
): Promise<TwoPeople> {
  const [one, other] = [newcomer(clara), newcomer(ana)];
  const theirs = await openPage({ timezoneId: one.timeZone });
  const hers = await openPage({ timezoneId: other.timeZone });
  const [client, professional] = [await join(theirs, one), await join(hers, other)];
  return { theirs, hers, client, professional, serviceId: await offerService(professional, title, terms) };
}

/** They agree on the professional's first free time, or on one of the next. */
export async function agreeOnTime(
  { client, professional, serviceId }: TwoPeople,
  nth = 0,
): Promise<{ jobId: string; startsAt: string }> {
  const { id } = await professional('GET /api/users');
  const startsAt = (await freeTimes(client, id)).at(nth) ?? '';
  return { jobId: await agreeToMeet({ client, professional, serviceId, startsAt }), startsAt };
}

/** A client and a professional at work on a job of $1,200. */
export async function twoAtWork(openPage: OpenPage, title: string): Promise<TwoPeople & { jobId: string }> {
  const two = await clientAndService(openPage, title);
  const { jobId } = await agreeOnTime(two);
  await makeOffer(two.professional, jobId);
  await payOffer(two.client, jobId);
  return { ...two, jobId };
}
