import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/** What is set, by name, and why some of it can't be read. */
export interface Given {
  values: Record<string, string>;
  faults: string[];
}

const FILE = '_FILE';

/** The settings given in an environment, each by its name or in the file that NAME_FILE names; empty ones count as unset. */
export function givenSettings(environment: Environment, names: readonly string[]): Given {
  const given: Given = { values: {}, faults: [] };
  for (const name of names) {
    const value = set(environment[name]);
    const file = set(environment[`${name}${FILE}`]);
    if (value !== undefined && file !== undefined)
      given.faults.push(`${name} and ${name}${FILE} are both set: unset one of them.`);
    const read = value ?? (file === undefined ? undefined : readSecret(name, file, given.faults));
    if (read !== undefined) given.values[name] = read;
  }
  return given;
}

const set = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text);

/** Files end with a line break that isn't part of the secret. */
function readSecret(name: string, file: string, faults: string[]): string | undefined {
  try {
    return set(readFileSync(file, 'utf8').trim());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    faults.push(
      `${name}${FILE} names ${file}, which can’t be read (${code}): correct the path or its rights.`,
    );
    return undefined;
  }
}

/** A sentence for each name in an environment that looks like a setting misspelled. */
export function misspelled(environment: Environment, names: readonly string[]): string[] {
  const known = new Set(names.flatMap((name) => [name, `${name}${FILE}`]));
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name) || set(environment[name]) === undefined) return [];
    const meant = [...known].find((other) => isNear(name, other));
    return meant === undefined ? [] : [`${name} isn’t a setting and is ignored: did you mean ${meant}?`];
  });
}

/** Short names are near too many others: HOME is not a misspelled HOST. */
function isNear(name: string, other: string): boolean {
  const most = other.length >= 8 ? 2 : other.length >= 6 ? 1 : 0;
  return Math.abs(name.length - other.length) <= most && changesBetween(name, other) <= most;
}

/** How many letters to add, take or change (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [at, wanted] of other.split('').entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
