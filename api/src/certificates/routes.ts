import * as endpoints from '@parley/contract/certificates/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { decideCertificate, listForAdmins } from './decide.ts';
import { addCertificate, changeCertificate, removeCertificate } from './keep-certificate.ts';
import { listCertificates } from './list-certificates.ts';

export const routes = [
  route(endpoints.listCertificates, (platform, { actor, query }) =>
    listCertificates(platform, actor, query.userId),
  ),
  route(endpoints.addCertificate, (platform, { actor, body }) => addCertificate(platform, actor, body)),
  route(endpoints.changeCertificate, (platform, { actor, params, body }) =>
    changeCertificate(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.removeCertificate, (platform, { actor, params }) =>
    removeCertificate(platform, actor, params.id),
  ),
  route(endpoints.adminCertificates, (platform, { query }) => listForAdmins(platform, query)),
  route(endpoints.decideCertificate, (platform, { actor, body }) => decideCertificate(platform, actor, body)),
];
