import { renameSync, writeFileSync } from 'node:fs';

/** Written beside and renamed: a kill between two bytes leaves the old file. Only its owner may read it. */
export function writeAtomically(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
