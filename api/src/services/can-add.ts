import { MAX_SERVICES } from '@parley/contract/limits.ts';
import { whyNotAdd } from '@parley/contract/services/rules.ts';
import type { CanAdd } from '@parley/contract/services/schemas.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { i18n } from '../platform/language/language.ts';
import { refuse } from '../platform/http/refuse.ts';
import { countServices, lockAddingConditions, findAddingConditions } from './queries-adding.ts';

const SENTENCES = {
  profile_not_initialised: /*i18n*/ 'Finish your profile first.',
  payouts_not_enabled: /*i18n*/ 'Set up payouts first.',
  too_many_services:
    /*i18n*/ '{count, plural, one {At most # service can be active.} other {At most # services can be active.}}',
  too_many_in_all:
    /*i18n*/ 'You can have {most} services, paused ones included. Remove one you no longer need.',
} satisfies Record<CanAdd['reasons'][number], string>;

/** Whether a professional may list a service, and the reasons why not. */
export async function canAdd({ db, installation }: Platform, professionalId: string): Promise<CanAdd> {
  const mostServices = installation.current().limits.services;
  const conditions = (await findAddingConditions(db, professionalId)) ?? NOTHING;
  const counted = await countServices(db, professionalId);
  const reasons = whyNotAdd({ ...conditions, ...counted, mostServices });
  return { canAdd: reasons.length === 0, reasons };
}

/** Refuses `cannot_add` with the reasons; serializes concurrent adds. A paused one `isThere` and only becomes active. */
export async function checkCanAdd(
  { installation }: Platform,
  trx: Trx,
  professionalId: string,
  { isThere = false } = {},
): Promise<void> {
  const mostServices = installation.current().limits.services;
  const conditions = (await lockAddingConditions(trx, professionalId)) ?? NOTHING;
  const counted = await countServices(trx, professionalId);
  const reasons = whyNotAdd({ ...conditions, ...counted, ...(isThere && { allServices: 0 }), mostServices });
  if (reasons.length === 0) return;
  refuse(
    'cannot_add',
    ...reasons.map((path) => ({
      path,
      message: i18n.t(SENTENCES[path], { count: mostServices, most: MAX_SERVICES }),
    })),
  );
}

/** Without a profile, nothing that listing takes is there. */
const NOTHING = { initialised: false, payoutsEnabled: false };
