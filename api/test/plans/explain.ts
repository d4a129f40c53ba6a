import type pg from 'pg';
import type { Statement } from './statements.ts';

interface Node {
  'Node Type': string;
  'Total Cost': number;
  'Relation Name'?: string;
  Plans?: Node[];
}

export interface Plan {
  cost: number;
  /** The tables that are read from end to end. */
  scanned: string[];
}

/** How the planner would answer; nothing is executed. */
export async function explain(db: pg.ClientBase, { text, values }: Statement): Promise<Plan> {
  const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (format json) ${text}`,
    values,
  );
  const [row] = rows;
  if (!row) throw new Error('there is no plan');
  const [{ Plan: plan }] = row['QUERY PLAN'];
  const nodes = within(plan);
  return {
    cost: plan['Total Cost'],
    scanned: [
      ...new Set(
        nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
      ),
    ],
  };
}

const within = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(within)];
