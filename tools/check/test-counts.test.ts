import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.ts';

function reportFile(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'parley-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a test file that does not load counts as a failed test', () => {
  const file = reportFile({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  });
  expect(countVitest(file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a browser test that passed only when tried again counts as failed', () => {
  const file = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(countPlaywright(file)).toEqual({ passed: 4, failed: 3, skipped: 3 });
});

test('a report is counted once, and none is no count', () => {
  const file = reportFile({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 } });
  countPlaywright(file);
  expect(existsSync(file)).toBe(false);
  expect(countPlaywright(file)).toBeNull();
});
