import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const limitsIn = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').match(/--max-[a-z-]+-size=\d+/g) ?? [];

test.each([
  'package.json',
  'deploy/Dockerfile',
  'deploy/systemd/parley-web@.service',
  'deploy/systemd/parley-background.service',
])('%s starts Node with the memory that decision 114 gives it', (file) => {
  const decided = limitsIn('docs/decisions/0114-memory-of-a-process.md');
  expect(decided).toHaveLength(2);
  expect(limitsIn(file)).toEqual(decided);
});
