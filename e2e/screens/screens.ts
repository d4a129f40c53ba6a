import { request } from '@playwright/test';
import { isTalking, type JobStatus } from '@parley/contract/jobs/states.ts';
import { TABS } from '../../web/src/admin/tabs.ts';
import { paths } from '../../web/src/paths.ts';
import type { ApiClient } from '../world/api-client.ts';
import {
  demoAdmin,
  demoClient,
  demoNewProfessional,
  demoOtherClient,
  demoProfessional,
} from '../world/people.ts';
import { signIn } from '../world/steps.ts';

/** Ids from the demo data for the screens that need one. */
export interface DemoIds {
  service: string;
  posting: string;
  professional: string;
  ownService: string;
  /** The client's posting with proposals, and one of them. */
  ownPosting: string;
  openPosting: string;
  proposal: string;
  /** A negotiation of the professional. */
  negotiation: string;
  clientJob: string;
  /** A job of theirs that nobody is hired for yet. */
  clientTalk: string;
  professionalTalk: string;
  /** Of the professional and the other client, one milestone of which is paid. */
  plan: string;
  /** Jobs of theirs with chat messages. */
  clientChat: string;
  professionalJob: string;
  professionalChat: string;
  /** Jobs of theirs that are over, with a tip. */
  finishedJob: string;
  professionalFinishedJob: string;
  /** Of a professional to the client. */
  invoice: string;
  consultation: { job: string; appointment: string };
  /** One that has ended. */
  pastConsultation: { job: string; appointment: string };
}

export const VIEWERS = {
  visitor: null,
  client: demoClient,
  otherClient: demoOtherClient,
  professional: demoProfessional,
  newcomer: demoNewProfessional,
  admin: demoAdmin,
};
export type Viewer = keyof typeof VIEWERS;

export interface Screen {
  name: string;
  as: Viewer;
  path: (ids: DemoIds) => string;
}

/** Every screen of the product, as the person it is for. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', as: 'visitor', path: paths.home },
  { name: 'become-a-pro', as: 'visitor', path: paths.becomePro },
  { name: 'sign-up', as: 'visitor', path: () => paths.signUp() },
  { name: 'verify', as: 'visitor', path: () => paths.verify() },
  { name: 'login', as: 'visitor', path: () => paths.login() },
  { name: 'forgotten-password', as: 'visitor', path: () => paths.forgotPassword() },
  { name: 'terms', as: 'visitor', path: paths.terms },
  { name: 'faq', as: 'visitor', path: () => paths.faq() },
  { name: 'unsubscribe', as: 'visitor', path: () => '/unsubscribe/no-such-link' },
  { name: 'not-found', as: 'visitor', path: () => '/nothing/here' },
  { name: 'services', as: 'visitor', path: () => paths.services() },
  { name: 'professionals', as: 'visitor', path: () => paths.services({ show: 'professionals' }) },
  { name: 'services-none', as: 'visitor', path: () => paths.services({ q: 'zzzz' }) },
  {
    name: 'compare',
    as: 'visitor',
    path: ({ service, ownService }) => paths.compareServices([service, ownService]),
  },
  { name: 'service', as: 'visitor', path: ({ service }) => paths.service(service) },
  { name: 'postings', as: 'visitor', path: () => paths.jobPostings() },
  { name: 'posting', as: 'visitor', path: ({ posting }) => paths.jobPosting(posting) },
  { name: 'profile', as: 'visitor', path: ({ professional }) => paths.professional(professional) },

  { name: 'client-home', as: 'client', path: paths.home },
  { name: 'client-dashboard', as: 'client', path: paths.dashboard },
  { name: 'client-settings', as: 'client', path: () => paths.settings() },
  { name: 'client-receipts', as: 'client', path: () => paths.settings('receipts') },
  { name: 'client-cards', as: 'client', path: () => paths.settings('cards') },
  { name: 'client-billing', as: 'client', path: () => paths.settings('billing') },
  { name: 'client-invoice', as: 'client', path: ({ invoice }) => paths.invoice(invoice) },
  { name: 'client-support', as: 'client', path: () => paths.settings('support') },
  { name: 'client-blocked', as: 'client', path: () => paths.settings('blocked') },
  { name: 'client-calendar', as: 'client', path: () => paths.settings('calendar') },
  { name: 'client-data', as: 'client', path: () => paths.settings('data') },
  { name: 'client-notifications', as: 'client', path: () => paths.settings('notifications') },
  { name: 'client-integrations', as: 'client', path: () => paths.settings('integrations') },
  { name: 'client-security', as: 'client', path: () => paths.settings('security') },
  { name: 'client-favorites', as: 'client', path: paths.favorites },
  { name: 'client-saved-searches', as: 'client', path: paths.savedSearches },
  { name: 'client-recommended', as: 'client', path: paths.recommendedProfessionals },
  { name: 'professional-recommended', as: 'professional', path: paths.recommended },
  { name: 'professional-saved-searches', as: 'professional', path: paths.savedSearches },
  { name: 'client-post-job', as: 'client', path: paths.addJobPosting },
  { name: 'client-edit-job', as: 'client', path: ({ ownPosting }) => paths.editJobPosting(ownPosting) },
  { name: 'client-own-posting', as: 'client', path: ({ ownPosting }) => paths.jobPosting(ownPosting) },
  { name: 'client-proposals', as: 'client', path: ({ ownPosting }) => paths.proposalsOf(ownPosting) },
  {
    name: 'client-proposal',
    as: 'client',
    path: ({ ownPosting, proposal }) => paths.proposalsOf(ownPosting, proposal),
  },
  { name: 'client-matches', as: 'client', path: ({ openPosting }) => paths.inviteTo(openPosting) },
  { name: 'client-invites', as: 'client', path: ({ openPosting }) => paths.manageInvites(openPosting) },
  { name: 'client-invite', as: 'client', path: ({ service }) => paths.jobInvite(service) },
  { name: 'client-job', as: 'client', path: ({ clientJob }) => paths.job(clientJob) },
  { name: 'client-talking', as: 'client', path: ({ clientTalk }) => paths.job(clientTalk) },
  { name: 'client-finished-job', as: 'client', path: ({ finishedJob }) => paths.job(finishedJob) },
  { name: 'client-milestones', as: 'otherClient', path: ({ plan }) => paths.job(plan) },
  { name: 'client-chat', as: 'client', path: ({ clientChat }) => paths.chat(clientChat) },
  {
    name: 'client-consultation',
    as: 'client',
    path: ({ consultation }) => paths.consultation(consultation.job, consultation.appointment),
  },
  {
    name: 'client-past-consultation',
    as: 'client',
    path: ({ pastConsultation: { job, appointment } }) => paths.consultation(job, appointment),
  },
  { name: 'client-notification-history', as: 'client', path: () => paths.notifications() },
  { name: 'client-previous-jobs', as: 'client', path: () => paths.previousJobs() },

  { name: 'professional-dashboard', as: 'professional', path: paths.dashboard },
  { name: 'professional-settings', as: 'professional', path: () => paths.settings() },
  {
    name: 'professional-notifications',
    as: 'professional',
    path: () => paths.settings('notifications'),
  },
  { name: 'professional-profile', as: 'professional', path: () => paths.settings('profile') },
  { name: 'professional-hours', as: 'professional', path: () => paths.settings('availability') },
  { name: 'professional-bank', as: 'professional', path: () => paths.settings('payouts') },
  { name: 'professional-money', as: 'professional', path: paths.payouts },
  { name: 'professional-billing', as: 'professional', path: () => paths.settings('billing') },
  { name: 'professional-payouts', as: 'professional', path: paths.paymentOnboarding },
  { name: 'professional-add-service', as: 'professional', path: paths.addService },
  {
    name: 'professional-edit-service',
    as: 'professional',
    path: ({ ownService }) => paths.editService(ownService),
  },
  {
    name: 'professional-own-service',
    as: 'professional',
    path: ({ ownService }) => paths.service(ownService),
  },
  { name: 'professional-posting', as: 'professional', path: ({ posting }) => paths.jobPosting(posting) },
  {
    name: 'professional-negotiation',
    as: 'professional',
    path: ({ negotiation }) => paths.jobProposal(negotiation),
  },
  { name: 'professional-milestones', as: 'professional', path: ({ plan }) => paths.job(plan) },
  { name: 'professional-job', as: 'professional', path: ({ professionalJob }) => paths.job(professionalJob) },
  {
    name: 'professional-finished-job',
    as: 'professional',
    path: ({ professionalFinishedJob }) => paths.job(professionalFinishedJob),
  },
  {
    name: 'professional-talking',
    as: 'professional',
    path: ({ professionalTalk }) => paths.job(professionalTalk),
  },
  {
    name: 'professional-chat',
    as: 'professional',
    path: ({ professionalChat }) => paths.chat(professionalChat),
  },
  {
    name: 'professional-notification-history',
    as: 'professional',
    path: () => paths.notifications({ type: 'APPOINTMENT' }),
  },
  { name: 'professional-previous-jobs', as: 'professional', path: () => paths.previousJobs() },

  { name: 'newcomer-dashboard', as: 'newcomer', path: paths.dashboard },
  { name: 'newcomer-wizard', as: 'newcomer', path: () => paths.profileInit() },
  { name: 'newcomer-wizard-hours', as: 'newcomer', path: () => paths.profileInit('hours') },
  { name: 'newcomer-payouts', as: 'newcomer', path: paths.paymentOnboarding },
  { name: 'newcomer-add-service', as: 'newcomer', path: paths.addService },
  { name: 'newcomer-notification-history', as: 'newcomer', path: () => paths.notifications() },
  { name: 'newcomer-previous-jobs', as: 'newcomer', path: () => paths.previousJobs() },

  ...TABS.map(({ id }): Screen => ({
    name: `admin-${id}`,
    as: 'admin',
    path: () => paths.adminDashboard({ tab: id }),
  })),
  { name: 'admin-none-found', as: 'admin', path: () => paths.adminDashboard({ tab: 'users', q: 'zzzz' }) },
  {
    name: 'admin-negotiation',
    as: 'admin',
    path: ({ proposal }) => paths.adminNegotiation('PROPOSAL', proposal),
  },
  { name: 'admin-job', as: 'admin', path: ({ clientJob }) => paths.adminJob(clientJob) },
  { name: 'admin-milestones', as: 'admin', path: ({ plan }) => paths.adminJob(plan) },
  { name: 'admin-finished-job', as: 'admin', path: ({ finishedJob }) => paths.adminJob(finishedJob) },
  { name: 'admin-chat', as: 'admin', path: ({ clientChat }) => paths.adminChat(clientChat) },
];

/** Looks up ids in the demo data of a product. */
export async function findDemoIds(baseURL = ''): Promise<DemoIds> {
  const [hers, his] = [await request.newContext({ baseURL }), await request.newContext({ baseURL })];
  const client = await signIn({ request: hers }, demoClient);
  const ids = await findIds(client, await signIn({ request: his }, demoProfessional));
  await Promise.all([hers.dispose(), his.dispose()]);
  return ids;
}

async function findIds(client: ApiClient, professional: ApiClient): Promise<DemoIds> {
  const { items: services } = await client('GET /api/service/all', { query: { sort: 'rating' } });
  const service = first(services, 'service');
  const { items: postings } = await client('GET /api/job/jobPosting/all', { query: {} });
  const ownPostings = await client('GET /api/job/jobPosting/client/all', { query: {} });
  const ownPosting = first(
    ownPostings.toSorted((one, other) => other.proposalCount - one.proposalCount),
    'posting of the client',
  ).id;
  const proposals = await client('GET /api/job/jobPosting/proposals/:id', { params: { id: ownPosting } });
  const negotiations = await professional('GET /api/job/proposals/professional', { query: {} });
  const invites = await professional('GET /api/job/invite/all', { query: {} });
  const ownServices = await professional('GET /api/service/professional/all', { query: {} });
  const [appointment] = await client('GET /api/job/appointments', { query: {} });
  const [past] = await client('GET /api/job/appointments', { query: { from: '2000-01-01T00:00:00Z' } });
  const clientJobs = await client('GET /api/job/inProgress', { query: {} });
  const professionalJobs = await professional('GET /api/job/inProgress', { query: {} });
  const finished = await client('GET /api/job/history', { query: {} });
  const professionalFinished = await professional('GET /api/job/history', { query: {} });
  const invoices = await client('GET /api/payment/invoice', { query: {} });
  return {
    service: service.id,
    invoice: first(invoices.items, 'invoice to the client').id,
    professional: service.professional.id,
    posting: first(postings, 'posting').id,
    ownService: first(ownServices, 'service of the professional').id,
    ownPosting,
    openPosting: first(
      ownPostings.filter(({ status }) => status === 'OPEN'),
      'open posting of the client',
    ).id,
    proposal: first(proposals, 'proposal to the client').id,
    negotiation: first([...invites, ...negotiations], 'negotiation of the professional').id,
    clientJob: first(hired(clientJobs.items), 'job of the client').id,
    // The last one: its offer has versions.
    clientTalk: first(talking(clientJobs.items).toReversed(), 'job that the client talks about').id,
    professionalTalk: first(
      talking(professionalJobs.items).filter((job) => !isInMilestones(job)),
      'job that the professional talks about',
    ).id,
    plan: first(hired(professionalJobs.items).filter(isInMilestones), 'job in milestones').id,
    clientChat: await withMessages(client, clientJobs.items),
    professionalJob: first(hired(professionalJobs.items), 'job of the professional').id,
    professionalChat: await withMessages(professional, professionalJobs.items),
    finishedJob: await withTip(client, finished.items),
    professionalFinishedJob: await withTip(professional, professionalFinished.items),
    consultation: {
      job: first([appointment], 'consultation').jobId,
      appointment: first([appointment], 'consultation').id,
    },
    pastConsultation: {
      job: first([past], 'consultation that is over').jobId,
      appointment: first([past], 'consultation that is over').id,
    },
  };
}

interface Job {
  id: string;
  status: JobStatus;
  milestone: number | null;
}
const isInMilestones = ({ milestone }: Job) => milestone !== null;
const talking = (jobs: readonly Job[]) => jobs.filter(({ status }) => isTalking(status));
const hired = (jobs: readonly Job[]) => jobs.filter(({ status }) => !isTalking(status));

async function withMessages(somebody: ApiClient, jobs: readonly { id: string }[]): Promise<string> {
  for (const { id } of jobs) {
    const { messages } = await somebody('GET /api/chat/job/:jobId', { params: { jobId: id }, query: {} });
    if (messages.length > 0) return id;
  }
  throw new Error('no demo job has a chat with messages');
}

async function withTip(somebody: ApiClient, jobs: readonly { id: string }[]): Promise<string> {
  for (const { id } of jobs) {
    const { tips } = await somebody('GET /api/job/:id', { params: { id } });
    if (tips.paid.length > 0) return id;
  }
  throw new Error('no demo job has a tip');
}

function first<T>([found]: readonly (T | undefined)[], what: string): T {
  if (found === undefined) throw new Error(`the demo world has no ${what}`);
  return found;
}
