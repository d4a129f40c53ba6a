import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const WORKSPACES = {
  root: '.',
  contract: 'contract',
  api: 'api',
  client: 'client',
  web: 'web',
  outside: 'outside',
  e2e: 'e2e',
  bench: 'bench',
};
const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
const [, production = '', development = ''] = page.split(/^## .*$/m);
const namedIn = (part: string) => [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);

type Kind = 'dependencies' | 'devDependencies';

/** What the workspaces name themselves, but for each other. */
function directly(kind: Kind, workspaces: readonly string[]): string[] {
  const names = workspaces.flatMap((folder) => {
    const file: Partial<Record<Kind, Record<string, string>>> = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    );
    return Object.keys(file[kind] ?? {});
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@parley/'));
}

const PRODUCT = [WORKSPACES.root, WORKSPACES.contract, WORKSPACES.api, WORKSPACES.web];

test('every package of production says on docs/dependencies.md what it is for', () => {
  expect(namedIn(production).toSorted()).toEqual(directly('dependencies', PRODUCT).toSorted());
});

test('and every other one', () => {
  const others = [
    ...directly('devDependencies', Object.values(WORKSPACES)),
    ...directly('dependencies', [WORKSPACES.client, WORKSPACES.outside, WORKSPACES.e2e, WORKSPACES.bench]),
  ];
  const known = namedIn(production);
  expect(namedIn(development).toSorted()).toEqual(
    [...new Set(others)].filter((name) => !known.includes(name)).toSorted(),
  );
});

test('every version is pinned', () => {
  for (const file of globSync('{.,*}/package.json', { cwd: root })) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text, file).not.toMatch(/"[\w@/.-]+": "[~^]/);
  }
});
