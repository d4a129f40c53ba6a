import { AGREED_MOVES, UNAGREED_MOVES } from '@parley/contract/appointments/states.ts';
import { SERIES_MOVES } from '@parley/contract/appointments/series/states.ts';
import { JOB_MOVES } from '@parley/contract/jobs/states.ts';
import type { Move } from '@parley/contract/moves.ts';
import { NEGOTIATION_MOVES } from '@parley/contract/negotiations/states.ts';
import { RESOLUTION_MOVES } from '@parley/contract/resolutions/states.ts';
import { REPORT_MOVES } from '@parley/contract/reports/states.ts';
import { expect, test } from 'vitest';
import { documentedMoves } from './documented-moves.ts';

interface Row {
  from: readonly string[];
  who: readonly string[];
  action: string;
  to: string;
}

/** One line per status and actor, however the rows are grouped. */
const cells = (rows: readonly Row[]) =>
  rows
    .flatMap(({ from, who, action, to }) =>
      from.flatMap((status) => who.map((each) => `${status}: ${each} ${action} → ${to}`)),
    )
    .toSorted();

const named = ({ by, ...move }: Move<string, string, string>): Row => ({ ...move, who: by });

test.each([
  ['Moves of a proposal or an invite', NEGOTIATION_MOVES],
  ['Moves of a consultation that is not agreed yet', UNAGREED_MOVES],
  ['Moves of an agreed consultation', AGREED_MOVES],
  ['Moves of a series of consultations', SERIES_MOVES],
  ['Moves of a job', JOB_MOVES],
  ['Moves of a resolution', RESOLUTION_MOVES],
  ['Moves of a report', REPORT_MOVES],
])('“%s” in docs/journeys.md has the rows of states.ts and no others', (heading, table) => {
  const documented = cells(documentedMoves(heading));
  expect(new Set(documented).size).toBe(documented.length);
  expect(cells(table.map(named))).toEqual(documented);
});
