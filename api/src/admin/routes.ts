import * as endpoints from '@parley/contract/admin/endpoints.ts';
import { onceConfirmed } from '../auth/passwords/confirm-owner.ts';
import { route } from '../platform/http/serve.ts';
import { listFailedMails, retryMail } from './retry-mail.ts';
import { readSystem } from './read-system.ts';
import type { Http } from '../platform/http/http.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { countWhatGoes } from './settings/count-what-goes.ts';
import { inviteToSignUp } from './settings/invite-to-sign-up.ts';
import {
  changeColors,
  changeIdentity,
  changeLimits,
  changeLogo,
  changeRetention,
  changeSignUp,
} from './settings/change-settings.ts';
import { changeLegalText, previewLegalText, readOwnText } from './settings/change-legal-text.ts';
import { readSettings } from './settings/read-settings.ts';
import { listAudit, readOverview } from './read-overview.ts';

export const routes = [
  route(endpoints.overview, (platform, { query }) => readOverview(platform, query)),
  route(endpoints.auditEntries, (platform, { query }) => listAudit(platform, query)),
  route(endpoints.failedMails, (platform) => listFailedMails(platform)),
  route(endpoints.system, (platform) => readSystem(platform)),
  route(endpoints.retryMail, (platform, { actor, body }) => retryMail(platform, actor, body)),
  route(endpoints.installationSettings, (platform) => readSettings(platform)),
  route(
    endpoints.changeIdentity,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeIdentity(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(
    endpoints.changeColors,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeColors(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(
    endpoints.changeLogo,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeLogo(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(
    endpoints.changeSignUp,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeSignUp(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(
    endpoints.changeRetention,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeRetention(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(
    endpoints.changeLimits,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeLimits(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(endpoints.ownLegalText, (platform, { params }) => readOwnText(platform, params.kind)),
  route(endpoints.previewLegalText, (_platform, { body }) => previewLegalText(body.text)),
  route(
    endpoints.changeLegalText,
    (platform, { actor, body: { password, ...input }, http }) =>
      changed(platform, { actor, http, password }, (inside) => changeLegalText(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(endpoints.retentionPreview, (platform, { query }) => countWhatGoes(platform, query)),
  route(endpoints.inviteToSignUp, (platform, { actor, body }) => inviteToSignUp(platform, actor, body)),
];

/** A change of settings by an admin who has confirmed who they are, which this process knows of at once. */
async function changed<T>(
  platform: Platform,
  confirmed: { actor: Actor; http: Http; password: string | undefined },
  change: (inside: Platform) => Promise<T>,
): Promise<T> {
  const settings = await onceConfirmed(platform, confirmed, change);
  await platform.installation.reread(platform.db);
  return settings;
}
