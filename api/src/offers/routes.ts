import * as endpoints from '@parley/contract/offers/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { offerOnBehalf, respondOnBehalf } from './act-on-behalf.ts';
import { listOffers } from './list-offers.ts';
import { addMilestone } from './milestones/add-milestone.ts';
import { makeOffer } from './make-offer.ts';
import { respondToOffer } from './respond-to-offer.ts';

export const routes = [
  route(endpoints.offersOfJob, (platform, { actor, params }) => listOffers(platform, actor, params.id)),
  route(
    endpoints.makeOffer,
    (platform, { actor, params, body }) => makeOffer(platform, actor, { ...params, ...body }),
    { transaction: 'own' },
  ),
  route(endpoints.addMilestone, (platform, { actor, params, body }) =>
    addMilestone(platform, actor, { ...params, ...body }),
  ),
  route(
    endpoints.respondToOffer,
    (platform, { actor, params, body }) => respondToOffer(platform, actor, { ...params, ...body }),
    { transaction: 'own' },
  ),
  route(
    endpoints.offerOnBehalf,
    (platform, { actor, params, body }) => offerOnBehalf(platform, actor, { ...params, ...body }),
    { transaction: 'own' },
  ),
  route(
    endpoints.respondToOfferOnBehalf,
    (platform, { actor, params, body }) => respondOnBehalf(platform, actor, { ...params, ...body }),
    { transaction: 'own' },
  ),
];
