import { readFileSync } from 'node:fs';

/** The version of this release. */
export const VERSION = versionIn(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

function versionIn(manifest: string): string {
  const { version }: { version: string } = JSON.parse(manifest);
  return version;
}
