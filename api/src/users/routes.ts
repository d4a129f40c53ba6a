import * as endpoints from '@parley/contract/users/endpoints.ts';
import { route } from '../platform/serve.ts';
import { listProfessionals } from './list-professionals.ts';
import { readMe, updateMe } from './me.ts';
import { readOwnDisciplines, readOwnProfile, readOwnSkills, readPublicProfile } from './profiles.ts';
import { updateProfile } from './update-profile.ts';

export const routes = [
  route(endpoints.me, (platform, { actor }) => readMe(platform, actor)),
  route(endpoints.updateMe, (platform, { actor, body }) => updateMe(platform, actor, body)),
  route(endpoints.ownProfile, (platform, { actor }) => readOwnProfile(platform, actor)),
  route(endpoints.updateProfile, (platform, { actor, body }) => updateProfile(platform, actor, body)),
  route(endpoints.listProfessionals, (platform, { query }) => listProfessionals(platform, query)),
  route(endpoints.professionalProfile, (platform, { params }) => readPublicProfile(platform, params.id)),
  route(endpoints.ownDisciplines, (platform, { actor }) => readOwnDisciplines(platform, actor)),
  route(endpoints.ownSkills, (platform, { actor }) => readOwnSkills(platform, actor)),
  route(endpoints.updateSkills, async (platform, { actor, body }) => {
    const { skills } = await updateProfile(platform, actor, body);
    return { skills };
  }),
];
