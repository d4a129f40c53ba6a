import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRY } from '@parley/contract/registry.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allSources } from './sources.ts';
import { readEnglishCatalog } from '../../../tools/english-catalog.ts';
import { createWorld } from '../world.ts';

const root = path.join(import.meta.dirname, '../../..');
const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');

/** The first column of one of the glossary's tables, a word or a phrase each. */
function wordsUnder(heading: string): string[] {
  const [, section = ''] = glossary.split(`## ${heading}\n`);
  const rows = section.split('\n## ')[0]?.matchAll(/^\| (.+?) \|/gm) ?? [];
  return [...rows].slice(2).flatMap(([, cell = '']) => cell.split(', '));
}

const inNames = wordsUnder('Never in names');
const onScreen = wordsUnder('Never on screen');

/** The words of a name in any of our spellings: `jobParties`, `JOB_PARTIES` and `job-parties` have two. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const pluralOf = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);
const banned = new Set(inNames.flatMap((word) => [word, pluralOf(word)]));
const wrongNames = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) => wordsOf(name).some((word) => banned.has(word)));

test('the glossary has its lists', () => {
  expect(inNames).toContain('talk');
  expect(onScreen).toContain('by itself');
  expect(wrongNames(['applyTalks', 'JOB_PARTIES', 'job-party', 'talkative', 'department'])).toEqual([
    'applyTalks',
    'JOB_PARTIES',
    'job-party',
  ]);
});

test('files and exports are named by its words', () => {
  // Migrations keep the names under which databases remember them.
  const sources = allSources().filter(({ path: file }) => !file.startsWith('api/migrations/'));
  const exported = sources.flatMap(({ path: file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm)].map(
      ([, name = '']) => `${file}: ${name}`,
    ),
  );
  expect(wrongNames(sources.map(({ path: file }) => file))).toEqual([]);
  expect(exported.filter((each) => wrongNames([each.split(': ')[1] ?? '']).length > 0)).toEqual([]);
});

test('tables, their columns and the endpoints are named by its words', async () => {
  const world = await createWorld();
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(world.platform.db);
  await world.close();
  const endpoints = Object.values(REGISTRY).flatMap((each) =>
    Object.values<{ path: string }>(each).map((endpoint) => endpoint.path),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(wrongNames(rows.map(({ name }) => name))).toEqual([]);
  expect(wrongNames(endpoints)).toEqual([]);
});

test('what people read is worded by it', async () => {
  const texts = Object.entries(await readEnglishCatalog()).map(([id, { message = id }]) => message);
  const never = new RegExp(`\\b(${onScreen.join('|')})\\b`, 'i');
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => never.test(text))).toEqual([]);
  // An amount is written with the currency of the installation, so that no text has one of its own.
  expect(texts.filter((text) => /[$€£]\d/.test(text))).toEqual([]);
});
