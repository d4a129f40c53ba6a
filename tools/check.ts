import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runStep, runSteps, type Count } from './check/check-step.ts';
import { countPlaywright, countVitest } from './check/test-counts.ts';

const reports = path.join(import.meta.dirname, '..', '.cache', 'check');
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');

mkdirSync(reports, { recursive: true });
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
// Tests start the product many times, and each start would compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled');

/** `npm run test:extended`: the tests that `npm test` leaves to it, and no others. */
const isExtended = process.argv[2] === 'extended';
const vitestFlags = [
  '--',
  `--tags-filter=${isExtended ? 'extended' : '!extended'}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];
const playwrightFlags = [
  '--',
  '--reporter=list,json',
  isExtended ? '--grep=@extended' : '--grep-invert=@extended',
];

type Steps = Parameters<typeof runSteps>;
const [lint, others]: [Steps, Steps] = isExtended
  ? [[], []]
  : [[['lint']], [['format', { script: 'format:check' }], ['unused']]];
// Side by side, as each of them leaves a core idle now and then; the tests that follow use both.
const [linted, prepared] = await Promise.all([
  runSteps(...lint),
  runSteps(['build'], ['browser'], ...others),
]);
const counts: Count[] = [...linted, ...prepared];
counts.push(
  await runStep('tests', {
    script: 'test:unit',
    flags: vitestFlags,
    count: () => countVitest(vitestReport, isExtended),
  }),
);
counts.push(await runStep('e2e', { flags: playwrightFlags, count: () => countPlaywright(playwrightReport) }));

const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
const skipped = counts.reduce((sum, each) => sum + (each.skipped ?? 0), 0);
const failures = counts.flatMap((each) => each.failures ?? []);
// Last, as whoever reads the end of a long output wants to know just this.
if (failures.length > 0) console.log(`\nfailed:\n${failures.join('\n')}`);
if (skipped > 0) console.log(`\n${skipped} skipped: the reasons stand with the tests`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
