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
    testResults: [
      {
        name: path.resolve('api/one.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [], tags: [] },
          {
            status: 'failed',
            fullName: 'divides',
            failureMessages: ['Error: by zero\n    at divide'],
            tags: [],
          },
          { status: 'skipped', fullName: 'needs Redis', failureMessages: [], tags: [] },
          { status: 'skipped', fullName: 'goes on for hours', failureMessages: [], tags: ['extended'] },
        ],
      },
      {
        name: path.resolve('api/two.test.ts'),
        status: 'failed',
        message: 'Cannot find module\n- api/two.test.ts',
        assertionResults: [],
      },
      { name: path.resolve('api/three.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(countVitest(file, false)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 1,
    failures: ['api/one.test.ts: divides: Error: by zero', 'api/two.test.ts: Cannot find module'],
  });
});

test('a browser test that passed only when tried again counts as failed', () => {
  const specs = [
    { ok: true, title: 'hires', file: 'hire.spec.ts', line: 3 },
    { ok: false, title: 'pays', file: 'pay.spec.ts', line: 9 },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  const file = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }, suites });
  expect(countPlaywright(file)).toEqual({
    passed: 4,
    failed: 3,
    skipped: 3,
    failures: ['e2e/pay.spec.ts:9: pays'],
  });
});

test('a report is counted once, and none is no count', () => {
  const file = reportFile({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] });
  countPlaywright(file);
  expect(existsSync(file)).toBe(false);
  expect(countPlaywright(file)).toBeNull();
});
