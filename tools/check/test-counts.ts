import { readFileSync, rmSync } from 'node:fs';
import type { Count } from './check-step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Reads vitest's JSON report; a file that did not load counts as one failed test. */
export function countVitest(file: string): Count | null {
  const report = take<VitestReport>(file);
  if (report === null) return null;
  const unloaded = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's JSON report; flaky tests count as failed. */
export function countPlaywright(file: string): Count | null {
  const report = take<PlaywrightReport>(file);
  if (report === null) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

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
