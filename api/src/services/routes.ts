import * as contract from '@parley/contract/services/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { addService } from './add-service.ts';
import { canAdd } from './can-add.ts';
import { editService } from './edit-service.ts';
import { getService, listProfessionalServices } from './get-service.ts';
import { listServices } from './lists/list-services.ts';
import { removeService } from './remove-service.ts';

export const routes = [
  route(contract.listServices, (platform, { actor, query }) => listServices(platform, actor, query)),
  route(contract.addService, (platform, { actor, body }) => addService(platform, actor, body)),
  route(contract.servicesOfProfessional, (platform, { actor, query }) =>
    listProfessionalServices(platform, actor, query.userId),
  ),
  route(contract.canAddService, (platform, { actor }) => canAdd(platform, actor.id)),
  route(contract.getService, (platform, { actor, params }) => getService(platform, actor, params.id)),
  route(contract.editService, (platform, { actor, params, body }) =>
    editService(platform, actor, params.id, body),
  ),
  route(contract.removeService, (platform, { actor, params }) => removeService(platform, actor, params.id)),
];
