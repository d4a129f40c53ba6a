import * as contract from '@parley/contract/job-postings/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { addPosting } from './add-posting.ts';
import { closePosting } from './close-posting.ts';
import { editPosting } from './edit-posting.ts';
import { getPosting, listOwnPostings } from './get-posting.ts';
import { listPostings } from './lists/list-postings.ts';
import { matchServices } from './lists/match-services.ts';
import { removePosting } from './remove-posting.ts';
import { reopenPosting } from './reopen-posting.ts';

export const routes = [
  route(contract.listPostings, (platform, { actor, query }) => listPostings(platform, actor, query)),
  route(contract.addPosting, (platform, { actor, body }) => addPosting(platform, actor, body)),
  route(contract.editPosting, (platform, { actor, body }) => editPosting(platform, actor, body)),
  route(contract.ownPostings, (platform, { actor, query }) => listOwnPostings(platform, actor, query)),
  route(contract.getPosting, (platform, { actor, params }) => getPosting(platform, actor, params.id)),
  route(contract.closePosting, (platform, { actor, params }) => closePosting(platform, actor, params.id)),
  route(contract.removePosting, (platform, { actor, params }) => removePosting(platform, actor, params.id)),
  route(contract.matchingServices, (platform, { actor, params, query }) =>
    matchServices(platform, actor, { ...params, ...query }),
  ),
  route(contract.reopenPosting, (platform, { actor, params }) => reopenPosting(platform, actor, params.id)),
];
