import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';
import { notesOf } from './changelog.ts';
import { lockWithVersion, requireLater, withVersion } from './version.ts';

test.each([
  ['0.1.10', '0.1.9', null],
  ['1.0.0', '0.99.99', null],
  ['0.1.9', '0.1.10', /later than that/],
  ['0.1.0', '0.1.0', /later than that/],
  ['v0.2.0', '0.1.0', /looks like 1\.2\.3/],
  ['0.2', '0.1.0', /looks like 1\.2\.3/],
  ['0.02.0', '0.1.0', /looks like 1\.2\.3/],
])('release %s after %s: %s', (version, current, refusal) => {
  const act = () => requireLater(version, current);
  if (refusal) expect(act).toThrow(refusal);
  else expect(act).not.toThrow();
});

test('the workspaces get the version, other packages keep theirs', () => {
  const manifest = `{\n  "name": "@parley/api",\n  "version": "0.1.0",\n  "dependencies": {\n    "@parley/contract": "0.1.0",\n    "tidy": "0.1.0"\n  }\n}\n`;
  expect(withVersion(manifest, '0.2.0')).toBe(
    `{\n  "name": "@parley/api",\n  "version": "0.2.0",\n  "dependencies": {\n    "@parley/contract": "0.2.0",\n    "tidy": "0.1.0"\n  }\n}\n`,
  );
  const api = { name: '@parley/api', version: '0.1.0', dependencies: { '@parley/contract': '0.1.0' } };
  const packages = {
    '': { name: 'parley', version: '0.1.0' },
    api,
    'node_modules/tidy': { version: '0.1.0' },
  };
  const lock = JSON.parse(lockWithVersion(JSON.stringify({ version: '0.1.0', packages }), '0.2.0'));
  expect(lock).toEqual({
    version: '0.2.0',
    packages: {
      '': { name: 'parley', version: '0.2.0' },
      api: { name: '@parley/api', version: '0.2.0', dependencies: { '@parley/contract': '0.2.0' } },
      'node_modules/tidy': { version: '0.1.0' },
    },
  });
});

test('a release has a section of its own in the changelog, with words', () => {
  const changelog =
    '# Changelog\n\n## 0.10.0\n\nLater.\n\n## 0.1.0 (2026-11-23)\n\n- One.\n\n### Operators\n\n- Two.\n\n## 0.0.9\n\n';
  expect(notesOf(changelog, '0.1.0')).toBe('- One.\n\n### Operators\n\n- Two.');
  for (const version of ['0.2.0', '0.0.9', '0.1']) expect(() => notesOf(changelog, version)).toThrow(version);
});

test('serious findings of the audit stop a release, its silence does not', () => {
  const found = (high: number) =>
    JSON.stringify({ metadata: { vulnerabilities: { low: 2, moderate: 1, high, critical: 0, total: 9 } } });
  expect(readAudit(found(0), false)).toBe('Audit: 0 critical, 0 high, 1 moderate, 2 low.');
  expect(() => readAudit(found(1), false)).toThrow('1 high');
  expect(readAudit(found(1), true)).toContain('1 high');
  for (const silence of ['', '{"message":"405 Method Not Allowed"}'])
    expect(readAudit(silence, false)).toContain('skipped');
});
