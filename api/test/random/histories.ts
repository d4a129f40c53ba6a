import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';
import { documentedMoves, type DocumentedMove } from '../rules/documented-moves.ts';
import { Find } from './act.ts';

interface Step {
  of: string;
  status: string;
  action: string;
  by: string;
  from: string | null;
  to: string;
  at: string;
}

/** How each history is kept, and the tables of docs/journeys.md that it follows. */
const HISTORIES = [
  {
    table: 'job_moves',
    owner: 'job_id',
    of: 'jobs',
    headings: ['Moves of a job'],
    // A line of the history that moves nothing.
    besides: ['refund_part'],
  },
  {
    table: 'negotiation_moves',
    owner: 'negotiation_id',
    of: 'negotiations',
    headings: ['Moves of a proposal or an invite'],
    besides: [],
  },
  {
    table: 'appointment_moves',
    owner: 'appointment_id',
    of: 'appointments',
    headings: ['Moves of a consultation that is not agreed yet', 'Moves of an agreed consultation'],
    // An objection to the attendance, whose money waits for an admin.
    besides: ['object'],
  },
] as const;

/** Throws unless every move that was ever made has its row in the documents, and each begins where the last one ended. */
export async function checkHistories(db: Db): Promise<void> {
  for (const { table, owner, of, headings, besides } of HISTORIES) {
    const rows = headings.flatMap(documentedMoves);
    const { rows: steps } = await sql<Step>`
      select m.${sql.ref(owner)} as of, o.status, m.action, m.by, m.from_status as "from", m.to_status as "to", m.at
      from ${sql.table(table)} m join ${sql.table(of)} o on o.id = m.${sql.ref(owner)} order by 1, m.at, m.id`.execute(
      db,
    );
    for (const [id, history] of Map.groupBy(steps, (step) => step.of)) {
      // A first consultation is agreed before its first move.
      let stands = inOrder(history)[0]?.from;
      for (const step of inOrder(history)) {
        if (step.from !== stands)
          throw new Find(`${table} of ${id}: ${step.action} from ${step.from}, not ${stands}`);
        if (!besides.some((each) => each === step.action) && !isDocumented(rows, step))
          throw new Find(
            `${table} of ${id}: no document knows ${step.by} ${step.action} ${step.from} → ${step.to}`,
          );
        stands = step.to;
      }
      const [first] = history;
      if (first && first.status !== stands)
        throw new Find(`${of} ${id} is ${first.status}, its history ${stands}`);
    }
  }
}

/** Of moves of the same instant, the one that begins where the last one ended comes next. */
function inOrder(history: readonly Step[]): Step[] {
  const left = [...history];
  const ordered: Step[] = [];
  for (let [next] = left; next !== undefined; [next] = left) {
    const { at } = next;
    const stands = ordered.at(-1)?.to ?? null;
    const following = left.find((step) => step.at === at && step.from === stands) ?? next;
    left.splice(left.indexOf(following), 1);
    ordered.push(following);
  }
  return ordered;
}

/** Who begins something is not in the tables; an admin may do what a side may. */
const isDocumented = (rows: readonly DocumentedMove[], { action, by, from, to }: Step) =>
  from === null ||
  rows.some(
    (row) =>
      row.action === action &&
      row.from.includes(from) &&
      row.to === to &&
      (by === 'admin' ||
        row.who.includes(by) ||
        row.who.some((who) => who === 'sender' || who === 'recipient')),
  );
