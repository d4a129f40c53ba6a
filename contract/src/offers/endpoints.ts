import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { NewOffer, Offer, OfferResponse } from './schemas.ts';

export const offersOfJob = endpoint({
  method: 'GET',
  path: '/api/job/:id/offers',
  access: SIDE_ROLES,
  summary: 'All versions of a job’s terms, the latest first.',
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
  refusals: [
    'not_found',
    'blocked',
    'already_paid',
    'invalid_transition',
    'payment_processing',
    'processor_unavailable',
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
  refusals: [
    'not_found',
    'blocked',
    'already_paid',
    'invalid_transition',
    'payment_processing',
    'processor_unavailable',
  ],
});
