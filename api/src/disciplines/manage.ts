import type { Category, Discipline, PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import pg from 'pg';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseField, refusing } from '../platform/http/refuse.ts';
import { allDisciplines } from './queries.ts';
import * as rows from './queries-admin.ts';

type Kind = 'discipline' | 'category';

/** Appends a discipline. */
export async function addDiscipline(platform: Platform, actor: Actor, name: string): Promise<Discipline> {
  const id = newId();
  await change(platform, actor, { kind: 'discipline', id, does: `add ${name}` }, (trx) =>
    rows.insertDiscipline(trx, id, name),
  );
  return oneOf(platform, id);
}

export async function renameDiscipline(
  platform: Platform,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<Discipline> {
  await change(platform, actor, { kind: 'discipline', id, does: `rename to ${name}` }, async (trx) => {
    if (!(await rows.nameDiscipline(trx, id, name))) refuse('not_found');
  });
  return oneOf(platform, id);
}

/** Removes a discipline and its categories; refuses `in_use`. */
export async function removeDiscipline(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Record<never, never>> {
  await change(platform, actor, { kind: 'discipline', id, does: 'remove' }, async (trx) =>
    found(await unused(rows.deleteDiscipline(trx, id))),
  );
  return {};
}

export async function addCategory(
  platform: Platform,
  actor: Actor,
  { disciplineId, name }: { disciplineId: string; name: string },
): Promise<Category> {
  const id = newId();
  const added = (trx: Trx) => rows.insertCategory(trx, { id, disciplineId, name });
  await change(platform, actor, { kind: 'category', id, does: `add ${name}` }, (trx) =>
    refusing({ categories_discipline_id_fkey: 'not_found' }, added(trx)),
  );
  return { id, name };
}

export async function renameCategory(
  platform: Platform,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<Category> {
  await change(platform, actor, { kind: 'category', id, does: `rename to ${name}` }, async (trx) => {
    if (!(await rows.nameCategory(trx, id, name))) refuse('not_found');
  });
  return { id, name };
}

export async function removeCategory(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Record<never, never>> {
  await change(platform, actor, { kind: 'category', id, does: 'remove' }, async (trx) =>
    found(await unused(rows.deleteCategory(trx, id))),
  );
  return {};
}

/** What a posting in the discipline may begin with; null removes it. */
export async function saveTemplate(
  platform: Platform,
  actor: Actor,
  { id, template }: { id: string; template: PostingTemplate | null },
): Promise<Record<never, never>> {
  const does = template ? 'save_template' : 'remove_template';
  await change(platform, actor, { kind: 'discipline', id, does }, async (trx) => {
    if (!(await rows.setTemplate(trx, id, template))) refuse('not_found');
  });
  return {};
}

/** Runs a change with its audit entry, which says the name of what is removed by it; a taken name is a field error. */
async function change(
  platform: Platform,
  actor: Actor,
  { kind, id, does }: { kind: Kind; id: string; does: string },
  work: (trx: Trx) => Promise<string | void>,
): Promise<void> {
  const done = inTransaction(platform.db, async (trx) => {
    const removed = await work(trx);
    const subject = { type: kind, id };
    const action = [`${kind}.${does}`, removed].filter(Boolean).join(' ');
    await audit(platform, trx, { actorId: actor.id, action, subject });
  });
  await done.catch((error: unknown) => {
    const isTaken = error instanceof pg.DatabaseError && NAMES.has(error.constraint ?? '');
    if (isTaken) refuseField('name', /*i18n*/ 'This name is already taken.');
    throw error;
  });
}

const NAMES = new Set(['disciplines_name_key', 'categories_discipline_id_name_key']);

/** A foreign key violation means it is in use. */
const unused = <T>(work: Promise<T>) =>
  refusing(
    {
      services_discipline_id_fkey: 'in_use',
      services_category_id_fkey: 'in_use',
      job_postings_discipline_id_fkey: 'in_use',
      job_postings_category_id_fkey: 'in_use',
      profile_categories_category_id_fkey: 'in_use',
    },
    work,
  );

async function oneOf({ db }: Platform, id: string): Promise<Discipline> {
  return found((await allDisciplines(db)).find((each) => each.id === id));
}
