import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { commit } from '../report.ts';
import { type Measured, type Part, ROUNDS, SECONDS } from './part.ts';

const FILE = path.join(import.meta.dirname, '../../docs/performance.md');
const GIGABYTE = 1_073_741_824;

/** Prints the table and writes it; rows that this run left out keep what an earlier one measured. */
export function writeTable(parts: readonly Part[], measured: readonly Measured[]): void {
  const text = tableOf(
    parts,
    measured,
    `${new Date().toISOString().slice(0, 10)}, ${commit()}`,
    readFileSync(FILE, 'utf8'),
  );
  writeFileSync(FILE, text);
  console.log(`\n${text}`);
}

/** `when`: date and commit of this run. */
export function tableOf(
  parts: readonly Part[],
  measured: readonly Measured[],
  when: string,
  earlier: string,
): string {
  const kept = earlierRows(earlier);
  const lines = parts
    .flatMap(({ rows }) => rows)
    .map(({ what, goal, floor, how }) => {
      const found = measured.find((each) => each.what === what);
      const now = found && [found.measured, found.isGood ? 'good' : '**missed**', when];
      const [figure, verdict, at] = now ?? kept.get(what) ?? ['not run', '–', '–'];
      return `| ${[what, goal, figure, verdict, floor, how, at].join(' | ')} |`;
    });
  return `${HEAD}

Machine: ${machine()}; the load comes from the same machine. Rounds: ${ROUNDS}, ${SECONDS} s each.

| what | goal | measured | | floor | how | when, at which commit |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

/** What was measured, its verdict and when, by row. */
function earlierRows(text: string): Map<string, string[]> {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, what = '', , figure = '', verdict = '', , , when = '']) =>
      when === '' || figure === 'not run' ? [] : [[what, [figure, verdict, when]]],
    ),
  );
}

const HEAD = `# Figures

Written by \`npm run bench -- all\`, never by hand. A ratio is what the product answers in a second divided by what its floor does, measured in turns in
one run on one machine; the median of the rounds, after one of each to warm up. Parts can run alone (\`npm run bench -- write history\`), as long ones
do (\`free\`, \`history\`, \`ledger\`, \`memory\`, \`world\`): each row says when it was measured. \`ROUNDS\`, \`SECONDS\`, \`MESSAGES\`, \`MINUTES\` make runs shorter.`;

const machine = () =>
  `${cpus().length} cores, ${Math.round(totalmem() / GIGABYTE)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
