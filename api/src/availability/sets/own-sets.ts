import { isDeepStrictEqual } from 'node:util';
import { MAX_HOUR_SETS } from '@parley/contract/limits.ts';
import type { ChangedHourSet, HourSet, NewHourSet } from '@parley/contract/availability/schemas.ts';
import { inTransaction, type Db, type Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockHours, markHours } from '../queries-hours.ts';
import { checkHours } from '../check-hours.ts';
import { closesHours } from '../closes-hours.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';
import { toCodes, toMinutes } from '../slots/slot-codes.ts';
import {
  countSets,
  deleteSet,
  insertSet,
  renameSet,
  replaceSetRules,
  setsOf,
  type HourSetRow,
} from './queries-sets.ts';

/** A professional's sets of hours besides the usual ones. */
export async function listSets(db: Db, professionalId: string): Promise<HourSet[]> {
  const sets = await setsOf(db, [professionalId]);
  return sets.map(({ id, name, rules, services }) => ({ id, name, rules: rules.map(toCodes), services }));
}

export async function addSet(platform: Platform, actor: Actor, wanted: NewHourSet): Promise<HourSet> {
  const set = { id: newId(), professionalId: actor.id };
  return change(platform, actor, async (trx) => {
    if ((await countSets(trx, actor.id)) >= MAX_HOUR_SETS)
      refuseField('name', i18n.t('You can have up to {count} sets of hours.', { count: MAX_HOUR_SETS }));
    await insertSet(trx, { ...set, name: wanted.name, createdAt: platform.clock.instant() });
    await replaceSetRules(trx, set, rulesOf(wanted));
    return set.id;
  });
}

/** Nothing is replaced that its owner hasn't seen, if they say what they saw. */
export async function changeSet(
  platform: Platform,
  actor: Actor,
  { id, seen, ...wanted }: ChangedHourSet & { id: string },
): Promise<HourSet> {
  const set = { id, professionalId: actor.id };
  return change(platform, actor, async (trx) => {
    const before = await weekOf(trx, set);
    if (!(await renameSet(trx, { ...set, name: wanted.name }))) refuse('not_found');
    await replaceSetRules(trx, set, rulesOf(wanted));
    // What is the same already was sent twice, or by both: nothing is lost.
    const isKnown = !seen || isDeepStrictEqual(before, seen);
    if (!isKnown && !isDeepStrictEqual(before, await weekOf(trx, set))) refuse('hours_changed');
    return id;
  });
}

/** What its owner changes of a set; null where it is none of theirs. */
async function weekOf(
  trx: Trx,
  { id, professionalId }: { id: string; professionalId: string },
): Promise<NewHourSet | null> {
  const found = (await listSets(trx, professionalId)).find((set) => set.id === id);
  return found ? { name: found.name, rules: found.rules } : null;
}

/** Its services are in the usual hours again. */
export async function removeSet(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Record<string, never>> {
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    if (!(await deleteSet(trx, id, actor.id))) refuse('not_found');
    await markHours(trx, actor.id, platform.clock.instant());
    await refreshFreeTimes(platform, trx, [actor.id]);
    return {};
  });
}

function rulesOf({ rules: coded }: NewHourSet) {
  const rules = coded.map(toMinutes);
  checkHours(rules, 'rules');
  return rules;
}

async function change(
  platform: Platform,
  actor: Actor,
  work: (trx: Trx) => Promise<string>,
): Promise<HourSet> {
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const before = await setsOf(trx, [actor.id]);
    const id = await work(trx);
    const after = await setsOf(trx, [actor.id]);
    if (before.some((set) => isClosing(set, after))) await markHours(trx, actor.id, platform.clock.instant());
    await refreshFreeTimes(platform, trx, [actor.id]);
    return found((await listSets(trx, actor.id)).find((set) => set.id === id));
  });
}

/** A new name, more hours, or a further set, change nothing about times that were offered before. */
const isClosing = ({ id, rules }: HourSetRow, after: readonly HourSetRow[]) =>
  closesHours(rules, after.find((set) => set.id === id)?.rules ?? []);
