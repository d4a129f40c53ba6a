import type { FirstStep } from '@parley/contract/dashboard/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
/** Whose faces are shown. */
const FACES = 3;

/** What a newcomer’s first steps are shown with; null for everybody else. */
export async function loadStart(steps: readonly FirstStep[] | null, side: Side) {
  if (steps === null) return null;
  return side === 'client'
    ? { steps, client: await ofClient(), professional: null }
    : { steps, client: null, professional: await ofProfessional() };
}

export type Start = NonNullable<Awaited<ReturnType<typeof loadStart>>>;
export type ClientStart = NonNullable<Start['client']>;
export type ProfessionalStart = NonNullable<Start['professional']>;

async function ofClient() {
  const freeFrom = currentNow();
  const freeTo = new Date(Date.parse(freeFrom) + WEEK_MS).toISOString();
  const [me, free] = await Promise.all([
    call('GET /api/users'),
    call('GET /api/users/professional/all', { query: { freeFrom, freeTo, limit: FACES } }),
  ]);
  return { me, free };
}

async function ofProfessional() {
  const [me, profile, hours] = await Promise.all([
    call('GET /api/users'),
    call('GET /api/users/professional'),
    call('GET /api/availability/professional'),
  ]);
  const discipline = profile.ok ? profile.data.disciplines[0] : undefined;
  const open = await call('GET /api/job/jobPosting/all', {
    query: { disciplineId: discipline?.id, limit: 1 },
  });
  return { me, profile, hours, discipline, open };
}
