import type { Side } from '@parley/contract/sides.ts';

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of a table in docs/journeys.md; the last two columns are optional. */
export interface DocumentedMove {
  from: readonly string[];
  who: readonly string[];
  action: string;
  to: string;
  settlement: string;
  only: string;
}

const file = path.join(import.meta.dirname, '../../../docs/journeys.md');

/**
 * The documented moves under a heading. Tests compare the server with these and never with `states.ts`, which the
 * server itself uses.
 */
export function documentedMoves(heading: string): readonly DocumentedMove[] {
  const [, section] = readFileSync(file, 'utf8').split(`\n### ${heading}\n`);
  const [table = ''] = /^\|(.+\n\|)*.+$/m.exec(section ?? '') ?? [];
  const [names = [], , ...rows] = table.split('\n').map(cellsOf);
  if (rows.length === 0) throw new Error(`docs/journeys.md has no table under “${heading}”`);
  return rows.map((cells) => moveOf(new Map(names.map((name, at) => [name, cells[at] ?? '']))));
}

/** The documented target status of an action, or null. */
export function documentedTarget(
  moves: readonly DocumentedMove[],
  { action, from, parties }: { action: string; from: string; parties: readonly string[] },
): string | null {
  const rows = moves.filter(
    (move) =>
      move.action === action && move.from.includes(from) && move.who.some((who) => parties.includes(who)),
  );
  if (rows.length > 1) throw new Error(`docs/journeys.md has ${rows.length} rows for ${action} from ${from}`);
  return rows[0]?.to ?? null;
}

/** A side as sender or recipient. */
export function documentedActors(side: Side, isAskedByThem: boolean): string[] {
  return [side, isAskedByThem ? 'sender' : 'recipient'];
}

const cellsOf = (line: string) =>
  line
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function moveOf(cells: Map<string, string>): DocumentedMove {
  const cell = (name: string) => cells.get(name) ?? '';
  const [, action] = /^`(\w+)`$/.exec(cell('action')) ?? [];
  const isStatus = /^[A-Z_]+$/;
  const from = cell('from').split(', ');
  const to = cell('to');
  if (action === undefined || ![...from, to].every((status) => isStatus.test(status)))
    throw new Error(`docs/journeys.md has a row that says no move: ${[...cells.values()].join(' | ')}`);
  return {
    from,
    who: cell('who').split(', '),
    action,
    to,
    settlement: cell('settlement'),
    only: cell('only'),
  };
}
