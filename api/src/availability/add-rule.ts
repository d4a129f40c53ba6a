import type { Rule } from '@parley/contract/availability/schemas.ts';
import { MAX_HOURS_RULES } from '@parley/contract/limits.ts';
import { inTransaction } from '../platform/database/db.ts';
import { i18n } from '../platform/language/language.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { overlaps } from './check-hours.ts';
import { availabilityOf } from './get-availability.ts';
import { insertRule, lockHours } from './queries-hours.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';
import { toMinutes } from './slots/slot-codes.ts';

export async function addRule(platform: Platform, actor: Actor, coded: Rule): Promise<Rule[]> {
  const rule = toMinutes(coded);
  if (rule.from >= rule.to) refuseField('to', /*i18n*/ 'The end must be after the start.');
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const before = await availabilityOf(platform, trx, actor.id);
    if (before.rules.length >= MAX_HOURS_RULES)
      refuseField('weekday', i18n.t('At most {count} rules.', { count: MAX_HOURS_RULES }));
    if (before.rules.some((other) => overlaps(toMinutes(other), rule))) {
      refuseField('from', /*i18n*/ 'These hours overlap others on the same day.');
    }
    await insertRule(trx, actor.id, rule);
    await refreshFreeTimes(platform, trx, [actor.id]);
    return (await availabilityOf(platform, trx, actor.id)).rules;
  });
}
