import { renameSync, writeFileSync } from 'node:fs';

/** Writes a temporary file and renames it, so that a kill leaves the old file. Readable by its owner only. */
export function writeAtomically(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
