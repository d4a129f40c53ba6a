import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Count } from './check-step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
};
type VitestTest = { status: string; fullName: string; failureMessages: string[]; tags: string[] };

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
  specs: { ok: boolean; title: string; file: string; line: number }[];
  suites?: PlaywrightSuite[];
};

/**
 * Reads vitest's JSON report; a file that did not load counts as one failed test. Tests of the other run (`extended` or
 * not) are in it as skipped, and count as nothing.
 */
export function countVitest(file: string, isExtended: boolean): Count | null {
  const report = take<VitestReport>(file);
  if (report === null) return null;
  const unloaded = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.testResults
      .flatMap((each) => each.assertionResults)
      .filter(({ status, tags }) => NOT_RUN.has(status) && tags.includes('extended') === isExtended).length,
    failures: report.testResults.flatMap(failuresOf),
  };
}

const NOT_RUN = new Set(['skipped', 'pending', 'todo']);

/** Reads Playwright's JSON report; flaky tests count as failed. */
export function countPlaywright(file: string): Count | null {
  const report = take<PlaywrightReport>(file);
  if (report === null) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failedSpecs);
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: VitestReport['testResults'][number]): string[] {
  const file = path.relative('', name);
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
  return assertionResults
    .filter((each) => each.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
}

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

const firstLine = (text = '') => text.split('\n', 1)[0] ?? '';

/** Deleted after reading, so that a later run without a report is noticed. */
function take<Report>(file: string): Report | null {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return report;
  } catch {
    return null;
  }
}
