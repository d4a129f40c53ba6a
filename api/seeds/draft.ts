import { createAgenda, type Agenda } from './story/agenda.ts';
import { createDisciplines, type Category, type CategoryName } from './disciplines.ts';
import { idsFor, type Ids } from './ids.ts';
import { emptyWorld, type OutsideWorld } from './outside-world.ts';
import { noRows, type Rows } from './rows.ts';

/** The demo world in memory, before anything is written. */
export interface Draft {
  /** Now, and the full hour before it, from which other instants are counted. */
  now: string;
  hour: string;
  rows: Rows;
  ids: Ids;
  agenda: Agenda;
  outside: OutsideWorld;
  outsideUrl: string;
  category: (name: CategoryName) => Category;
}

const HOUR_MS = 3_600_000;

/** Drafts of one database need different purposes, for different ids. */
export function createDraft(now: Date, outsideUrl: string, purpose = 'world'): Draft {
  const categories = new Map(createDisciplines().categories.map((category) => [category.name, category]));
  const instant = now.toISOString();
  return {
    now: instant,
    hour: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString(),
    rows: noRows(),
    ids: idsFor(purpose),
    agenda: createAgenda(instant),
    outside: emptyWorld(),
    outsideUrl,
    category: (name) => {
      const category = categories.get(name);
      if (!category) throw new Error(`there is no category ${name}`);
      return category;
    },
  };
}
