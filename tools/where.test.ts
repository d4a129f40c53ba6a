import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const inRoot = (place: string) => path.join(root, place);
const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');

const INDEX = 'docs/where.md';
const DOCUMENTS = [INDEX, 'ARCHITECTURE.md', 'README.md'];
const PAGES = globSync(['*.md', 'docs/**/*.md', 'client/README.md', 'locales/README.md'], {
  cwd: root,
}).toSorted();
const FOLDERS = new Set([
  'contract',
  'api',
  'client',
  'web',
  'outside',
  'e2e',
  'bench',
  'tools',
  'deploy',
  'docs',
  'locales',
  '.ci',
  '.github',
  '.vscode',
  '.devcontainer',
]);

/** What stands in backticks. */
const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

/** Whether it is a path from the project's root; others are names, commands and addresses. */
const isPath = (quoted: string) => /^[^/\s]+\/\S*$/.test(quoted) && FOLDERS.has(quoted.split('/')[0] ?? '');

/** A language's file is there once somebody translates. */
const isToBeMade = (quoted: string) => /^locales\/.*\.po$/.test(quoted);

/** The files and folders that a path means, which may be a pattern or have a `<domain>`. */
function placesOf(quoted: string): string[] {
  const pattern = quoted.replaceAll(/<\w+>/g, '*');
  if (pattern.includes('*')) return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] });
  return existsSync(inRoot(pattern)) ? [pattern] : [];
}

interface Named {
  name: string;
  place: string;
}

/** The names that are given with a file: `one`, `two` and `three` in `api/src/…`. */
function namedIn(text: string): Named[] {
  const found = text.matchAll(/((?:`[^`\n]+`(?:, and | and |, ))*`[^`\n]+`) in `([^`\n]+)`/g);
  const named = [...found].flatMap(([, names = '', place = '']) =>
    quotedIn(names).map((name) => ({ name, place })),
  );
  return named.filter(({ name, place }) => isPath(place) && !isPath(name));
}

function stands({ name, place }: Named): boolean {
  const texts = placesOf(place).map(textOf);
  return texts.some((text) =>
    /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name),
  );
}

/** Whether a later migration replaces or drops what this one made: then the later one decides. */
function isReplaced({ name, place }: Named): boolean {
  const later = globSync('api/migrations/*.sql', { cwd: root }).filter((file) => file > place);
  const again = new RegExp(`(?:or replace \\w+|drop \\w+(?: concurrently)?(?: if exists)?) ${name}\\b`, 'i');
  return later.some((file) => again.test(textOf(file)));
}

test('what is written about the project names only files and folders that are there', () => {
  const missing = PAGES.flatMap((page) =>
    quotedIn(textOf(page))
      .filter((quoted) => isPath(quoted) && !isToBeMade(quoted) && placesOf(quoted).length === 0)
      .map((quoted) => `${page}: ${quoted}`),
  );
  expect(missing).toEqual([]);
});

describe.each(DOCUMENTS)('%s', (document) => {
  const text = textOf(document);

  test('gives each name with a file that has it', () => {
    const missing = namedIn(text).filter((named) => !stands(named));
    expect(missing.map(({ name, place }) => `${name} in ${place}`)).toEqual([]);
  });

  test('names only decisions that are there', () => {
    const numbers = [...text.matchAll(/\bdecision (\d+)/g)].map(([, number = '']) => number);
    const missing = numbers.filter(
      (number) => placesOf(`docs/decisions/${number.padStart(4, '0')}-*.md`).length === 0,
    );
    expect(missing).toEqual([]);
  });
});

describe('the index of where things are decided', () => {
  const rows = textOf(INDEX)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (question|---) \|/.test(line))
    .map((line) => ({ line, cells: line.replaceAll(/^\| | \|$/g, '').split(' | ') }));
  const isFile = (quoted: string) => isPath(quoted) || existsSync(inRoot(quoted));

  test('has a question and a file in each row', () => {
    const wrong = rows.filter(({ cells }) => cells.length !== 2 || !quotedIn(cells[1] ?? '').some(isFile));
    expect(rows.length).toBeGreaterThan(300);
    expect(namedIn(textOf(INDEX)).length).toBeGreaterThan(300);
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  test('names the migration that has the last word', () => {
    const made = namedIn(textOf(INDEX)).filter(({ place }) => place.startsWith('api/migrations/'));
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter(isReplaced)).toEqual([]);
  });

  test('asks nothing twice', () => {
    const questions = rows.map(({ cells: [question] }) => question);
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });

  test('names files by their whole path', () => {
    const bare = /^[\w.-]+\.(cjs|css|json|md|sql|tsx?|ya?ml)$/;
    const wrong = quotedIn(textOf(INDEX)).filter(
      (quoted) => bare.test(quoted) && !existsSync(inRoot(quoted)),
    );
    expect(wrong).toEqual([]);
  });
});
