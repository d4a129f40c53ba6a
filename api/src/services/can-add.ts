import type { CanAdd } from '@parley/contract/services/schemas.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { i18n } from '../platform/language/language.ts';
import { refuse } from '../platform/http/refuse.ts';
import { countActive, lockAddingConditions, findAddingConditions } from './queries-adding.ts';

const MAX_ACTIVE = 20;

const SENTENCES = {
  profile_not_initialised: /*i18n*/ 'Finish your profile first.',
  payouts_not_enabled: /*i18n*/ 'Set up payouts first.',
  too_many_services: /*i18n*/ 'At most {count} services can be active.',
} satisfies Record<CanAdd['reasons'][number], string>;

/** Whether a professional may list a service, and the reasons why not. */
export async function canAdd(db: Db, professionalId: string): Promise<CanAdd> {
  const reasons = reasonsOf(
    await findAddingConditions(db, professionalId),
    await countActive(db, professionalId),
  );
  return { canAdd: reasons.length === 0, reasons };
}

/** Refuses `cannot_add` with the reasons; serializes concurrent adds. */
export async function checkCanAdd(trx: Trx, professionalId: string): Promise<void> {
  const conditions = await lockAddingConditions(trx, professionalId);
  const reasons = reasonsOf(conditions, await countActive(trx, professionalId));
  if (reasons.length === 0) return;
  refuse(
    'cannot_add',
    ...reasons.map((path) => ({ path, message: i18n.t(SENTENCES[path], { count: MAX_ACTIVE }) })),
  );
}

function reasonsOf(
  conditions: Awaited<ReturnType<typeof findAddingConditions>>,
  active: number,
): CanAdd['reasons'] {
  const missing = [
    !conditions?.initialised && 'profile_not_initialised',
    !conditions?.payoutsEnabled && 'payouts_not_enabled',
    active >= MAX_ACTIVE && 'too_many_services',
  ] as const;
  return missing.filter((reason) => reason !== false);
}
