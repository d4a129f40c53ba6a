import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { AdminJob, Job } from '../jobs/schemas.ts';
import { SIDE_ROLES } from '../sides.ts';
import {
  NewMilestone,
  NewOffer,
  NewOfferOnBehalf,
  Offer,
  OfferResponse,
  OfferResponseOnBehalf,
} from './schemas.ts';

const offerRefusals = [
  'not_found',
  'blocked',
  'already_paid',
  'invalid_transition',
  'payment_processing',
  'processor_unavailable',
] as const;

export const offersOfJob = endpoint({
  method: 'GET',
  path: '/api/job/:id/offers',
  access: 'any',
  summary:
    'The latest 100 versions of the terms of your job (for admins: of any job), and those that can still be paid, the latest first.',
  params: byId,
  reply: z.array(Offer),
  refusals: ['not_found'],
});
export const makeOffer = endpoint({
  method: 'POST',
  path: '/api/job/:id/offers',
  access: SIDE_ROLES,
  summary: 'A professional’s new offer, which then stands; or the terms a client asks for.',
  params: byId,
  body: NewOffer,
  reply: Offer,
  status: 201,
  refusals: [...offerRefusals, 'too_many_today'],
});
export const addMilestone = endpoint({
  method: 'POST',
  path: '/api/job/:id/milestones',
  access: SIDE_ROLES,
  summary:
    'A further milestone of a job that is paid: what the professional offers, or what the client asks for. Replies with its job.',
  params: byId,
  body: NewMilestone,
  reply: Job,
  status: 201,
  refusals: [
    'not_found',
    'blocked',
    'not_paid',
    'invalid_transition',
    'too_many_milestones',
    'too_many_today',
  ],
});
export const respondToOffer = endpoint({
  method: 'POST',
  path: '/api/job/:id/offers/response',
  access: ['PROFESSIONAL'],
  summary: 'Answers the terms a client asks for: accepting makes them the standing offer.',
  params: byId,
  body: OfferResponse,
  reply: Offer,
  refusals: [...offerRefusals, 'no_days'],
});
export const offerOnBehalf = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/offers',
  access: ['ADMIN'],
  summary:
    'Makes an offer on behalf of the professional, or asks for terms on behalf of the client; both are notified.',
  params: byId,
  body: NewOfferOnBehalf,
  reply: AdminJob,
  refusals: offerRefusals,
});
export const respondToOfferOnBehalf = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/offers/response',
  access: ['ADMIN'],
  summary: 'Answers the terms a client asks for on behalf of the professional; both are notified.',
  params: byId,
  body: OfferResponseOnBehalf,
  reply: AdminJob,
  refusals: [...offerRefusals, 'no_days'],
});
