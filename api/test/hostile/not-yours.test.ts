import { allowsAccess } from '@parley/contract/access.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/database/id.ts';
import { found } from '../../src/platform/http/refuse.ts';
import { ana, clara, LAW, milo, tendai } from '../cast.ts';
import type { Answer, Client } from '../client.ts';
import { hire } from '../hiring.ts';
import { nodeOf, type Node } from './inputs.ts';
import { offerService, openPosting, send } from '../negotiations.ts';
import { createWorld, type World } from '../world.ts';
import { tableVersions } from '../writes.ts';

/** Clara's and Ana's things, which Milo and Tendai must not see. */
let things: Record<
  | 'posting'
  | 'closedPosting'
  | 'service'
  | 'pausedService'
  | 'picture'
  | 'certificate'
  | 'calendar'
  | 'search'
  | 'removedSearch'
  | 'hourSet'
  | 'file'
  | 'proposal'
  | 'invite'
  | 'invoice'
  | 'job'
  | 'strangersJob'
  | 'appointment'
  | 'message'
  | 'notification'
  | 'ticket'
  | 'user'
  | 'session'
  | 'apiKey'
  | 'webhook',
  string
>;

interface Naming {
  thing: keyof typeof things;
  /** The request body for an id. */
  body?: (id: string) => object;
  query?: (id: string) => Record<string, string | number>;
  /** Endpoints that refuse bad input in the same words whether the thing exists or not. */
  status?: 400;
}
/** Why anyone may use this id. */
type Open = string;

const unknownId = '01900000-0000-7000-8000-00000000dead';
const words = {
  title: 'Not mine at all',
  description: 'Words.',
  experience: 36,
  pricing: 'FIXED',
  skills: [],
};
const certificate = { name: 'Not mine', issuer: 'Nobody', issuedOn: '2024-05-01' };
const calendar = { name: 'Private', address: 'https://calendar.example/secret.ics' };
const webhook = {
  name: 'Export',
  address: 'https://hooks.example/secret',
  events: ['job.moved' as const],
};
const apiKey = { name: 'Export', scopes: ['jobs:read' as const], days: 7 as const };
const search = (name: string) =>
  ({ kind: 'SERVICE', name, filters: { q: name }, frequency: 'DAILY' }) as const;
const place = { disciplineId: LAW.id, categoryId: LAW.contracts };
const listing = { ...words, ...place, priceCents: 5_000, consultationMinutes: 30 };
const seeking = { ...words, ...place, budgetMinCents: 500, budgetMaxCents: 5_000 };
const startsAt = daysAfter(new Date(), 21);
const weekly = { startsAt, timeZone: 'UTC', rhythm: 'WEEKLY', count: 4 };
const offer = { message: 'Let us talk.', amountCents: 5_000, startsAt, minutes: 30 };
const names = { firstName: 'Not', lastName: 'Mine', displayName: 'Not mine', timeZone: 'UTC' };
const everybodys = 'disciplines, categories and professionals are public';
const inSitemap: Open = 'a place among what is public; nothing of it is told';
const ownTimes: Open = 'leaves one out of one’s own times; another’s is not among them';
const ownList: Open = 'narrows the list of one’s own; another’s leaves nothing of it, or a place in time';

/** Every id parameter, by endpoint and field; an endpoint without a row fails below. */
const NAMED: Record<string, Naming | Open> = {
  'GET /sitemap-services.xml query.after': inSitemap,
  'GET /sitemap-job-postings.xml query.after': inSitemap,
  'GET /sitemap-professionals.xml query.after': inSitemap,
  'POST /api/auth/refresh body.id': 'compared with the owner of the cookie only',
  'DELETE /api/auth/sessions/:id params.id': { thing: 'session' },
  'DELETE /api/key/:id params.id': { thing: 'apiKey' },
  'PUT /api/webhook/:id params.id': {
    thing: 'webhook',
    body: () => ({ name: 'Mine', events: ['job.moved'], isOn: true }),
  },
  'DELETE /api/webhook/:id params.id': { thing: 'webhook' },
  'POST /api/webhook/:id/secret params.id': { thing: 'webhook' },
  'POST /api/webhook/:id/secret/rotate params.id': { thing: 'webhook' },
  'POST /api/webhook/:id/test params.id': { thing: 'webhook' },
  'GET /api/webhook/:id/delivery params.id': { thing: 'webhook' },
  'POST /api/webhook/:id/delivery/:deliveryId/redeliver params.id':
    'a delivery is looked for in the webhook that is named, which is checked before',
  'POST /api/webhook/:id/delivery/:deliveryId/redeliver params.deliveryId':
    'a delivery is looked for in the webhook that is named, which is checked before',
  'PUT /api/users/professional body.categoryIds': everybodys,
  'GET /api/users/professional/all query.disciplineId': everybodys,
  'GET /api/users/professional/all query.categoryId': everybodys,
  'GET /api/users/professional/:id params.id': everybodys,
  'GET /api/discipline/:id/template params.id': everybodys,
  'GET /api/upload/file/:id params.id': { thing: 'file' },
  'GET /api/upload/job/:jobId params.jobId': { thing: 'job' },
  'POST /api/upload/job/:jobId params.jobId': { thing: 'job' },
  'PUT /api/users body.avatarFileId': {
    thing: 'file',
    body: (avatarFileId) => ({ ...names, avatarFileId }),
    status: 400,
  },
  'GET /api/availability/professional query.userId': everybodys,
  'GET /api/availability/available query.userId': everybodys,
  'GET /api/availability/available query.serviceId': everybodys,
  'GET /api/availability/slots query.userId': everybodys,
  'GET /api/availability/slots query.serviceId': everybodys,
  'GET /api/availability/slots query.moving': {
    thing: 'appointment',
    query: (moving) => ({ userId: ana.id, from: startsAt, to: daysAfter(startsAt, 1), minutes: 30, moving }),
  },
  'GET /api/availability/busy query.moving': ownTimes,
  'GET /api/availability/warnings query.moving': ownTimes,
  'PUT /api/availability/sets/:id params.id': {
    thing: 'hourSet',
    body: () => ({ name: 'Theirs', rules: [] }),
  },
  'DELETE /api/availability/sets/:id params.id': { thing: 'hourSet' },
  'PUT /api/availability/calendar/:id params.id': { thing: 'calendar', body: () => ({ countFree: true }) },
  'PUT /api/availability/calendar/:id/password params.id': {
    thing: 'calendar',
    body: () => ({ password: 'another' }),
  },
  'POST /api/availability/calendar/:id/refresh params.id': { thing: 'calendar' },
  'DELETE /api/availability/calendar/:id params.id': { thing: 'calendar' },
  'GET /api/service/all query.disciplineId': everybodys,
  'GET /api/service/all query.categoryId': everybodys,
  'POST /api/service/add body.disciplineId': everybodys,
  'POST /api/service/add body.categoryId': everybodys,
  'POST /api/service/add body.images.fileId': {
    thing: 'picture',
    body: (fileId) => ({ ...listing, images: [{ fileId }] }),
    status: 400,
  },
  'POST /api/service/add body.hourSetId': {
    thing: 'hourSet',
    body: (hourSetId) => ({ ...listing, hourSetId }),
    status: 400,
  },
  'GET /api/service/:id params.id': { thing: 'pausedService' },
  'PUT /api/service/:id params.id': { thing: 'service', body: () => listing },
  'PUT /api/service/:id body.disciplineId': everybodys,
  'PUT /api/service/:id body.categoryId': everybodys,
  'PUT /api/service/:id body.images.fileId': 'as when a service is added',
  'PUT /api/service/:id body.hourSetId': 'as when a service is added',
  'DELETE /api/service/:id params.id': { thing: 'service' },
  'GET /api/service/professional/all query.userId': everybodys,
  'GET /api/certification query.userId': everybodys,
  'POST /api/certification body.fileId': {
    thing: 'file',
    body: (fileId) => ({ ...certificate, fileId }),
    status: 400,
  },
  'PUT /api/certification/:id params.id': { thing: 'certificate', body: () => certificate },
  'PUT /api/certification/:id body.fileId': 'as when a certificate is added',
  'DELETE /api/certification/:id params.id': { thing: 'certificate' },
  'GET /api/showcase/samples query.serviceId': 'answers with one’s own samples of it, which are none',
  'GET /api/showcase/samples/:id params.id': everybodys,
  'GET /api/showcase/samples/:id query.serviceId': everybodys,
  'PUT /api/showcase/samples body.serviceId': {
    thing: 'service',
    body: (serviceId) => ({ serviceId, samples: [] }),
  },
  'PUT /api/showcase/samples body.samples.fileId': {
    thing: 'picture',
    body: (fileId) => ({ serviceId: null, samples: [{ title: 'Not mine', fileId }] }),
    status: 400,
  },
  'GET /api/showcase/hello/:id params.id': everybodys,
  'GET /api/showcase/hello/:id/captions params.id': everybodys,
  'PUT /api/showcase/hello body.fileId': {
    thing: 'picture',
    body: (fileId) => ({ fileId, captions: 'Not mine.' }),
    status: 400,
  },
  'GET /api/sharing/card/service/:id params.id': { thing: 'pausedService' },
  'GET /api/sharing/card/job-posting/:id params.id': { thing: 'closedPosting' },
  'GET /api/sharing/card/professional/:id params.id': everybodys,
  'POST /api/favorite/service/:id params.id': { thing: 'pausedService' },
  'POST /api/favorite/jobPosting/:id params.id': { thing: 'closedPosting' },
  'POST /api/saved-search body.filters.disciplineId': everybodys,
  'POST /api/saved-search body.filters.categoryId': everybodys,
  'PUT /api/saved-search/:id params.id': {
    thing: 'search',
    body: () => ({ name: 'Not mine', frequency: 'DAILY', paused: false }),
  },
  'DELETE /api/saved-search/:id params.id': { thing: 'search' },
  'POST /api/saved-search/:id/restore params.id': { thing: 'removedSearch' },
  'GET /api/job/jobPosting/all query.disciplineId': everybodys,
  'GET /api/job/jobPosting/all query.categoryId': everybodys,
  'POST /api/job/jobPosting body.disciplineId': everybodys,
  'POST /api/job/jobPosting body.categoryId': everybodys,
  'PUT /api/job/jobPosting body.id': { thing: 'posting', body: (id) => ({ ...seeking, id }) },
  'POST /api/job/jobPosting body.attachments': {
    thing: 'file',
    body: (fileId) => ({ ...seeking, attachments: [fileId] }),
    status: 400,
  },
  'PUT /api/job/jobPosting body.attachments': 'as when a job is posted',
  'PUT /api/job/jobPosting body.disciplineId': everybodys,
  'PUT /api/job/jobPosting body.categoryId': everybodys,
  'GET /api/job/jobPosting/:id params.id': { thing: 'closedPosting' },
  'DELETE /api/job/jobPosting/:id params.id': { thing: 'posting' },
  'GET /api/job/jobPosting/services/:id params.id': { thing: 'posting' },
  'POST /api/job/jobPosting/:id/close params.id': { thing: 'posting' },
  'POST /api/job/jobPosting/:id/reopen params.id': { thing: 'closedPosting' },
  'POST /api/job/jobPosting/invite body.serviceId':
    'services are public; a paused one is refused by its own code',
  'POST /api/job/jobPosting/invite body.postingId': {
    thing: 'posting',
    body: (postingId) => ({ ...offer, postingId, serviceId: things.service }),
  },
  'GET /api/job/invites/client/:id params.id': { thing: 'posting' },
  'GET /api/job/invite/canInvite/:id params.id': { thing: 'pausedService' },
  'GET /api/job/jobPosting/client/all query.before': ownList,
  'GET /api/job/invite/all query.id': ownList,
  'GET /api/job/invite/all query.serviceId': ownList,
  'GET /api/job/invite/all query.before': ownList,
  'GET /api/job/proposals/professional query.id': ownList,
  'GET /api/job/proposals/professional query.serviceId': ownList,
  'GET /api/job/proposals/professional query.before': ownList,
  'GET /api/job/invite/:id params.id': { thing: 'invite' },
  'POST /api/job/invite/response body.id': { thing: 'invite', body: (id) => ({ id, action: 'accept' }) },
  'POST /api/job/jobProposal body.postingId': 'postings are public; a closed one is refused by its own code',
  'POST /api/job/jobProposal body.serviceId': {
    thing: 'service',
    body: (serviceId) => ({ ...offer, estimatedDays: 3, postingId: things.posting, serviceId }),
  },
  'GET /api/job/jobProposal/:id params.id': { thing: 'proposal' },
  'GET /api/job/negotiations/:id/moves params.id': { thing: 'proposal' },
  'POST /api/job/jobProposal/response body.id': {
    thing: 'proposal',
    body: (id) => ({ id, action: 'withdraw' }),
  },
  'GET /api/job/jobPosting/proposals/:id params.id': { thing: 'posting' },
  'GET /api/job/:id params.id': { thing: 'job' },
  'POST /api/job/:id/end params.id': { thing: 'job' },
  'POST /api/job/:id/end-others params.id': { thing: 'job' },
  'POST /api/job/:id/hire-by params.id': { thing: 'job' },
  'GET /api/job/:id/moves params.id': { thing: 'job' },
  'GET /api/job/:id/offers params.id': { thing: 'job' },
  'POST /api/job/:id/milestones params.id': {
    thing: 'job',
    body: () => ({ title: 'Launch', amountCents: 90_000, estimatedDays: 3 }),
  },
  'POST /api/job/:id/offers params.id': {
    thing: 'job',
    body: () => ({ amountCents: 90_000, estimatedDays: 3 }),
  },
  'POST /api/job/:id/offers/response params.id': {
    thing: 'job',
    body: () => ({ offerId: unknownId, action: 'decline' }),
  },
  'POST /api/job/:id/offers/response body.offerId':
    'an offer is looked for in the job that is named, which is checked before',
  'GET /api/job/:id/resolutions params.id': { thing: 'job' },
  'POST /api/job/:id/resolutions params.id': { thing: 'job', body: () => ({ toProfessionalCents: 1_000 }) },
  'POST /api/job/:id/resolutions/response params.id': {
    thing: 'job',
    body: () => ({ resolutionId: unknownId, action: 'decline' }),
  },
  'POST /api/job/:id/resolutions/response body.resolutionId':
    'a suggestion is looked for in the job that is named, which is checked before',
  'GET /api/job/:id/series params.id': { thing: 'job' },
  'GET /api/job/:id/series/preview params.id': { thing: 'job', query: () => ({ ...weekly, minutes: 30 }) },
  'POST /api/job/:id/series params.id': { thing: 'job', body: () => ({ ...weekly, minutes: 30 }) },
  'POST /api/job/:id/series/response params.id': {
    thing: 'job',
    body: () => ({ seriesId: unknownId, action: 'decline' }),
  },
  'POST /api/job/:id/series/response body.seriesId':
    'a series is looked for in the job that is named, which is checked before',
  'POST /api/job/:id/series/response body.fromId':
    'a consultation is looked for in the series that is named, which is checked before',
  'POST /api/job/:id/deliver params.id': { thing: 'job' },
  'POST /api/job/:id/request-changes params.id': { thing: 'job', body: () => ({ message: 'Again.' }) },
  'POST /api/job/:id/extend params.id': { thing: 'job' },
  'POST /api/job/completed/:id params.id': { thing: 'job' },
  'POST /api/job/:id/cancel params.id': { thing: 'job' },
  'POST /api/job/:id/dispute params.id': { thing: 'job', body: () => ({ message: 'Not so.' }) },
  'POST /api/job/:id/withdraw-dispute params.id': { thing: 'job' },
  'POST /api/job/:id/take-refund params.id': { thing: 'job' },
  'POST /api/job/:id/withdraw-refund params.id': { thing: 'job' },
  'POST /api/job/appointment/checkin/:id params.id': { thing: 'appointment' },
  'POST /api/job/appointments body.jobId': {
    thing: 'job',
    body: (jobId) => ({ jobId, startsAt, minutes: 30 }),
  },
  'POST /api/job/appointments/reschedule body.id': {
    thing: 'appointment',
    body: (id) => ({ id, action: 'withdraw' }),
  },
  'POST /api/job/appointment/object/:id params.id': {
    thing: 'appointment',
    body: () => ({ reason: 'Not so.' }),
  },
  'POST /api/job/appointment/absent/:id params.id': {
    thing: 'appointment',
    body: () => ({ action: 'refund' }),
  },
  'GET /api/job/appointments/:id/calendar.ics params.id': { thing: 'appointment' },
  'GET /api/job/meeting/:id params.id': { thing: 'appointment' },
  'GET /api/job/meeting/:id/notes params.id': { thing: 'appointment' },
  'PUT /api/job/meeting/:id/notes params.id': { thing: 'appointment', body: () => ({ text: 'Mine.' }) },
  'POST /api/job/meeting/start/:id params.id': { thing: 'appointment' },
  'POST /api/job/meeting/end/:id params.id': { thing: 'appointment' },
  'POST /api/job/meeting/auth/:id params.id': { thing: 'appointment' },
  'GET /api/chat/job/:jobId params.jobId': { thing: 'job' },
  'POST /api/chat/message body.jobId': {
    thing: 'job',
    body: (jobId) => ({ jobId, body: 'Hello', clientMessageId: 'one' }),
  },
  'POST /api/chat/message body.attachments': {
    thing: 'file',
    body: (fileId) => ({
      jobId: things.strangersJob,
      body: '',
      attachments: [fileId],
      clientMessageId: 'one',
    }),
    status: 400,
  },
  'GET /api/chat/unread/:jobId params.jobId': { thing: 'job' },
  'POST /api/chat/read/:jobId params.jobId': { thing: 'job', body: () => ({ upTo: things.message }) },
  'POST /api/chat/read/:jobId body.upTo':
    'a message is looked for in the chat that is named, which is checked before',
  'GET /api/chat/unreadCount/:jobId params.jobId': { thing: 'job' },
  'GET /api/payment/invoice/:id params.id': { thing: 'invoice' },
  'GET /api/payment/invoice/:id/invoice.pdf params.id': { thing: 'invoice' },
  'POST /api/payment/checkout/:jobId params.jobId': { thing: 'job' },
  'POST /api/payment/checkout/:jobId body.offerId':
    'an offer is looked for in the job that is named, which is checked before',
  'POST /api/payment/checkout/:jobId body.appointmentId':
    'a consultation is looked for in the job that is named, which is checked before',
  'POST /api/payment/paid body.appointmentId':
    'a consultation is looked for in the job that is named, which is checked before',
  'POST /api/payment/paid body.tipId':
    'a tip is looked for in the job that is named, which is checked before',
  'POST /api/payment/tip/:jobId params.jobId': { thing: 'job', body: () => ({ amountCents: 2_000 }) },
  'POST /api/payment/consultation/refund body.appointmentId': {
    thing: 'appointment',
    body: (appointmentId) => ({ appointmentId, amountCents: 100 }),
  },
  'POST /api/payment/paid body.jobId': { thing: 'job', body: (jobId) => ({ jobId }) },
  'GET /api/review/job/:jobId params.jobId': { thing: 'job' },
  'POST /api/review/job/:jobId params.jobId': {
    thing: 'job',
    body: () => ({ rating: 1, text: 'Never met.' }),
  },
  'GET /api/review/professional/:id params.id': everybodys,
  'GET /api/review/professional/:id query.serviceId': everybodys,
  'POST /api/notification/mark-read/:id params.id': { thing: 'notification' },
  'GET /api/support query.id': ownList,
  'GET /api/support query.before': ownList,
  'GET /api/support/:id/replies params.id': { thing: 'ticket' },
  'POST /api/support/:id/reply params.id': { thing: 'ticket', body: () => ({ message: 'And I?' }) },
  'POST /api/users/disable/:id params.id': { thing: 'user' },
  'GET /api/users/block/:id params.id': 'narrows the list of those whom one has blocked',
  'GET /api/users/contact/:id params.id': 'says of anybody what writing to them would, and of nobody no more',
  'POST /api/users/block/:id params.id': 'anybody can be blocked: both sides read each other’s ids',
  'DELETE /api/users/block/:id params.id': 'without a block there is nothing to undo',
  'POST /api/report body.id': {
    thing: 'message',
    body: (id) => ({ type: 'message', id, reason: 'Not for me.' }),
  },
  'POST /api/support body.jobId': { thing: 'job', body: (jobId) => ({ jobId, message: 'About that.' }) },
};

const endpoints = Object.values(REGISTRY).flatMap((domain): Endpoint[] => Object.values(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function idsIn(node: Node, path: string): string[] {
  const { format, properties = {}, items, anyOf = [] } = node;
  const inside = Object.entries(properties).flatMap(([name, part]) => idsIn(part, `${path}.${name}`));
  const parts = [...anyOf, ...(items ? [items] : [])].flatMap((part) => idsIn(part, path));
  return [...(format === 'uuid' ? [path] : []), ...inside, ...parts];
}

function fieldsOf(endpoint: Endpoint): string[] {
  const parts = ['params', 'query', 'body'] as const;
  const fields = parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? idsIn(nodeOf(schema), part) : [];
  });
  return [...new Set(fields)];
}

let world: World;
let strangers: { role: SideRole; client: Client }[];

beforeAll(async () => {
  world = await createWorld();
  const hired = await hire(world, { client: clara, professional: ana });
  const { client, professional, jobId: job, appointmentId: appointment } = hired;
  const closedPosting = await openPosting(world, clara.id);
  await client.ok('POST /api/job/jobPosting/:id/close', { params: { id: closedPosting } });
  const body = { jobId: job, body: 'Welcome', clientMessageId: 'first' };
  const { id: message } = await client.ok('POST /api/chat/message', { body });
  const { items: notifications } = await client.ok('GET /api/notification', { query: {} });
  const sessions = await professional.ok('GET /api/auth/sessions');
  const ticket = await client.ok('POST /api/support', { body: { message: 'For the admins only.' } });
  const { id: removedSearch } = await client.ok('POST /api/saved-search', { body: search('Removed') });
  await client.ok('DELETE /api/saved-search/:id', { params: { id: removedSearch } });
  things = {
    posting: await openPosting(world, clara.id),
    closedPosting,
    service: await offerService(world, ana.id),
    pausedService: await offerService(world, ana.id, false),
    picture: await keepFile(true),
    certificate: (await professional.ok('POST /api/certification', { body: certificate })).id,
    hourSet: (await professional.ok('POST /api/availability/sets', { body: { name: 'Evenings', rules: [] } }))
      .id,
    calendar: (await professional.ok('POST /api/availability/calendar', { body: calendar })).id,
    search: (await client.ok('POST /api/saved-search', { body: search('Mine') })).id,
    removedSearch,
    file: await keepFile(false),
    proposal: (await send(world, hired, 'PROPOSAL')).id,
    invite: (await send(world, hired, 'INVITE')).id,
    invoice: await keepInvoice(job),
    job,
    // The strangers' own job, to attach others' files to.
    strangersJob: (await hire(world, { client: milo, professional: tendai })).jobId,
    appointment,
    message,
    notification: found(notifications[0]).id,
    ticket: ticket.id,
    user: clara.id,
    session: found(sessions[0]).id,
    webhook: (await client.ok('POST /api/webhook', { body: webhook })).webhook.id,
    apiKey: (await client.ok('POST /api/key', { body: apiKey })).apiKey.id,
  };
  strangers = [
    { role: 'CLIENT', client: await world.as(milo) },
    { role: 'PROFESSIONAL', client: await world.as(tendai) },
  ];
});
afterAll(() => world.close());

/** An invoice of Ana's to Clara; what it is for does not matter here. */
async function keepInvoice(jobId: string): Promise<string> {
  const id = newId();
  await world.platform.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into invoices (id, kind, issuer, number, professional_id, client_id, payment_id, source_type, source_id,
        issued_at, currency, total_cents, vat_cents, sender, recipient)
      select ${id}, 'INVOICE', 'PROFESSIONAL', 1, ${ana.id}, ${clara.id}, id, 'settlement', id::text, now(), 'usd', 100, 0,
        '{"name": null, "address": [], "country": null, "taxId": null}',
        '{"name": null, "address": [], "country": null, "taxId": null}'
      from payments where job_id = ${jobId}`.execute(trx);
  });
  return id;
}

/** A file of Ana's; its bytes do not matter here. */
async function keepFile(isPublic: boolean): Promise<string> {
  const id = newId();
  const kind = { name: 'one.png', size: 1, contentType: 'image/png', storageKey: `key-${id}` };
  const row = {
    id,
    ownerId: ana.id,
    ...kind,
    isPublic,
    createdAt: new Date(),
    unusedSince: isPublic ? null : new Date(),
  };
  await world.platform.db.insertInto('files').values(row).execute();
  return id;
}

describe('what is not yours is not there', () => {
  test('every id that a call takes stands in the table here, and nothing else does', () => {
    // Admin-only endpoints are left out: admins may access anyone's.
    const own = endpoints.filter(
      ({ access }) => allowsAccess(access, 'CLIENT') || allowsAccess(access, 'PROFESSIONAL'),
    );
    const taken = own.flatMap((endpoint) =>
      fieldsOf(endpoint).map((field) => `${nameOf(endpoint)} ${field}`),
    );
    expect(Object.keys(NAMED).toSorted()).toEqual(taken.toSorted());
  });

  const hidden = Object.entries(NAMED).flatMap(([name, naming]) =>
    typeof naming === 'string' ? [] : [{ name, naming }],
  );
  test.each(hidden)(
    '$name: another’s $naming.thing is answered like none at all',
    async ({ name, naming }) => {
      const endpoint = found(endpoints.find((each) => name.startsWith(`${nameOf(each)} `)));
      for (const { role, client } of strangers) {
        if (!allowsAccess(endpoint.access, role)) continue;
        const before = await tableVersions(world);
        const real = await ask(client, endpoint, naming, things[naming.thing]);
        const none = await ask(client, endpoint, naming, unknownId);
        const { status = 404 } = naming;
        expect([role, real.status, real.code]).toEqual([
          role,
          status,
          status === 404 ? 'not_found' : 'invalid_input',
        ]);
        expect(real.response.body).toBe(none.response.body);
        expect(headersOf(real)).toEqual(headersOf(none));
        expect(await tableVersions(world)).toEqual(before);
      }
    },
  );
});

function ask(
  client: Client,
  { method, path }: Endpoint,
  { body, query = () => ({}) }: Naming,
  id: string,
): Promise<Answer<unknown>> {
  const takesBody = method === 'POST' || method === 'PUT';
  const given = Object.entries(query(id)).map(([name, value]) => [name, `${value}`]);
  const url = `${path.replace(/:\w+/, id)}?${new URLSearchParams(given).toString()}`;
  return client.raw({ method, url, ...(takesBody && { body: body?.(id) ?? {} }) });
}

/** Headers without those unique to a response: request id, date, nonces, dated cookies. */
function headersOf({ response }: Answer<unknown>): object {
  const own = new Set(['x-request-id', 'x-parley-now', 'date', 'content-security-policy', 'set-cookie']);
  return Object.fromEntries(Object.entries(response.headers).filter(([name]) => !own.has(name)));
}
