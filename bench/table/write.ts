import { writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { commit } from '../report.ts';
import { type Measured, type Part, ROUNDS, SECONDS } from './part.ts';

const FILE = path.join(import.meta.dirname, '../../docs/performance.md');
const GIGABYTE = 1_073_741_824;

/** Prints the table and writes it: every row, also those that this run left out. */
export function writeTable(parts: readonly Part[], measured: readonly Measured[]): void {
  const text = tableOf(parts, measured, new Date());
  writeFileSync(FILE, text);
  console.log(`\n${text}`);
}

export function tableOf(parts: readonly Part[], measured: readonly Measured[], at: Date): string {
  const lines = parts
    .flatMap(({ rows }) => rows)
    .map(({ what, goal, floor, how }) => {
      const found = measured.find((each) => each.what === what);
      const verdict = found ? (found.isGood ? 'good' : '**missed**') : '–';
      return `| ${[what, goal, found?.measured ?? 'not run', verdict, floor, how].join(' | ')} |`;
    });
  return `${HEAD}

Measured on ${at.toISOString().slice(0, 10)} at commit ${commit()}: ${machine()}; the load comes from the same machine.
Rounds: ${ROUNDS}, ${SECONDS} s each.

| what | goal | measured | | floor | how |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

const HEAD = `# Figures

Written by \`npm run bench -- all\`, never by hand. A ratio is what the product answers in a second divided by what its floor does, measured in turns in
one run on one machine; the median of the rounds, after one of each to warm up. "not run" means that this run left it out: long ones run when they
are named, too (\`npm run bench -- all free history memory world\`). \`ROUNDS\`, \`SECONDS\`, \`MESSAGES\`, \`MINUTES\` make runs shorter.`;

const machine = () =>
  `${cpus().length} cores, ${Math.round(totalmem() / GIGABYTE)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
