import { MAX_ACTIVE_SERVICES } from '@parley/contract/limits.ts';
import { whyNotAdd } from '@parley/contract/services/rules.ts';
import type { CanAdd } from '@parley/contract/services/schemas.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { i18n } from '../platform/language/language.ts';
import { refuse } from '../platform/http/refuse.ts';
import { countActive, lockAddingConditions, findAddingConditions } from './queries-adding.ts';

const SENTENCES = {
  profile_not_initialised: /*i18n*/ 'Finish your profile first.',
  payouts_not_enabled: /*i18n*/ 'Set up payouts first.',
  too_many_services: /*i18n*/ 'At most {count} services can be active.',
} satisfies Record<CanAdd['reasons'][number], string>;

/** Whether a professional may list a service, and the reasons why not. */
export async function canAdd(db: Db, professionalId: string): Promise<CanAdd> {
  const conditions = (await findAddingConditions(db, professionalId)) ?? NOTHING;
  const reasons = whyNotAdd({ ...conditions, activeServices: await countActive(db, professionalId) });
  return { canAdd: reasons.length === 0, reasons };
}

/** Refuses `cannot_add` with the reasons; serializes concurrent adds. */
export async function checkCanAdd(trx: Trx, professionalId: string): Promise<void> {
  const conditions = (await lockAddingConditions(trx, professionalId)) ?? NOTHING;
  const reasons = whyNotAdd({ ...conditions, activeServices: await countActive(trx, professionalId) });
  if (reasons.length === 0) return;
  refuse(
    'cannot_add',
    ...reasons.map((path) => ({ path, message: i18n.t(SENTENCES[path], { count: MAX_ACTIVE_SERVICES }) })),
  );
}

/** Without a profile, nothing that listing takes is there. */
const NOTHING = { initialised: false, payoutsEnabled: false };
