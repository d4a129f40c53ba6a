import * as endpoints from '@parley/contract/users/endpoints.ts';
import { changeEmail, confirmEmail } from '../auth/change-email.ts';
import { onceConfirmed, confirmOwner } from '../auth/passwords/confirm-owner.ts';
import { receiveBounce } from './bounces/receive-bounce.ts';
import { route } from '../platform/http/serve.ts';
import { block, listBlocked, readContact, unblock } from './blocks/block.ts';
import { closeAccount } from './close-account.ts';
import { disableUser, enableUser } from './disable.ts';
import { endUserSessions, userActivity } from './admin-security.ts';
import { listProfessionals } from './profiles/list-professionals.ts';
import { exportData, listUsers } from './list-users.ts';
import { readMe, updateMe } from './me.ts';
import { readOwnDisciplines, readOwnProfile, readOwnSkills, readPublicProfile } from './profiles/profiles.ts';
import { updateProfile } from './profiles/update-profile.ts';

export const routes = [
  route(endpoints.me, (platform, { actor }) => readMe(platform, actor)),
  route(endpoints.updateMe, (platform, { actor, body }) => updateMe(platform, actor, body)),
  route(endpoints.ownProfile, (platform, { actor }) => readOwnProfile(platform, actor)),
  route(endpoints.updateProfile, (platform, { actor, body }) => updateProfile(platform, actor, body)),
  route(endpoints.listProfessionals, (platform, { actor, query }) =>
    listProfessionals(platform, actor, query),
  ),
  route(endpoints.professionalProfile, (platform, { params }) => readPublicProfile(platform, params.id)),
  route(endpoints.ownDisciplines, (platform, { actor }) => readOwnDisciplines(platform, actor)),
  route(endpoints.ownSkills, (platform, { actor }) => readOwnSkills(platform, actor)),
  route(endpoints.updateSkills, async (platform, { actor, body }) => {
    const { skills } = await updateProfile(platform, actor, body);
    return { skills };
  }),
  route(endpoints.blockedPeople, (platform, { actor }) => listBlocked(platform, actor)),
  route(endpoints.blockedPerson, (platform, { actor, params }) => listBlocked(platform, actor, params.id)),
  route(endpoints.contact, (platform, { actor, params }) => readContact(platform, actor, params.id)),
  route(endpoints.block, (platform, { actor, params }) => block(platform, actor, params.id)),
  route(endpoints.unblock, (platform, { actor, params }) => unblock(platform, actor, params.id)),
  route(
    endpoints.closeAccount,
    (platform, { actor, body, http }) => closeAccount(platform, actor, http, body.password),
    { transaction: 'own' },
  ),
  route(
    endpoints.changeEmail,
    (platform, { actor, body, http }) => changeEmail(platform, actor, http, body),
    { transaction: 'own' },
  ),
  route(endpoints.confirmEmail, async (platform, { actor, body, http }) => {
    await confirmEmail(platform, actor, http, body);
    return readMe(platform, actor);
  }),
  route(endpoints.exportData, async (platform, { actor, body, http }) => {
    await confirmOwner(platform, actor, http, body.password);
    return exportData(platform, actor);
  }),
  route(
    endpoints.disableUser,
    (platform, { actor, params, body: { password, ...input }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        disableUser(inside, actor, { ...params, ...input }),
      ),
    { transaction: 'own' },
  ),
  route(endpoints.enableUser, (platform, { actor, params, body }) =>
    enableUser(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.userActivity, (platform, { actor, params, query }) =>
    userActivity(platform, actor, params.id, query),
  ),
  route(endpoints.endUserSessions, (platform, { actor, params, body }) =>
    endUserSessions(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.adminUsers, (platform, { query }) => listUsers(platform, query)),
  route(endpoints.bounce, (platform, { http }) => receiveBounce(platform, http), { transaction: 'own' }),
];
