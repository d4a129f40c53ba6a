import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const WORKSPACES = ['contract', 'api', 'client', 'web', 'outside', 'tools', 'e2e', 'bench'];
const NOT_OURS = new Set(['node_modules', 'build', 'test-results']);

export interface Source {
  /** From the project's root, like `api/src/users/me.ts`. */
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
}

/** The folders right below a folder of the project. */
export function foldersIn(folder: string): string[] {
  return entries(folder).filter((name) => isFolder(path.join(folder, name)));
}

/** Every folder of the project that holds sources. */
export function allFolders(): string[] {
  return WORKSPACES.flatMap(deepFolders);
}

/** Every source file of the project. */
export function allSources(): Source[] {
  return allFolders().flatMap(sourcesIn);
}

/** The files of the project that a source imports by a relative path. */
export function importsOf({ path: from, text }: Source): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(from), to),
  );
}

function deepFolders(folder: string): string[] {
  return [folder, ...foldersIn(folder).flatMap((name) => deepFolders(path.posix.join(folder, name)))];
}

function sourcesIn(folder: string): Source[] {
  const names = entries(folder).filter(
    (name) => /\.(ts|tsx|css|sql)$/.test(name) && !isFolder(path.join(folder, name)),
  );
  return names.map((name) => {
    const text = readFileSync(path.join(ROOT, folder, name), 'utf8');
    const isTest = /\.test\.tsx?$/.test(name) || folder.startsWith('e2e');
    return { path: path.posix.join(folder, name), text, lines: text.trimEnd().split('\n').length, isTest };
  });
}

function entries(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder)).filter((name) => !NOT_OURS.has(name) && !name.startsWith('.'));
}

const isFolder = (name: string) => statSync(path.join(ROOT, name)).isDirectory();
