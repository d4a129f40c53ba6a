import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';

const root = path.join(import.meta.dirname, '..');
const file = path.join(root, 'locales/en.po');

/** Every text of the product in English, by its id in the catalog. */
export function readEnglishCatalog() {
  if (!isUpToDate()) extract();
  return formatter({ origins: false }).parse(readFileSync(file, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: file,
  });
}

/** Extracting takes ten seconds, so it's done only after a change. */
function isUpToDate(): boolean {
  if (!existsSync(file)) return false;
  const { mtimeMs } = statSync(file);
  const sources = globSync('{contract,api,web}/src/**/*.{ts,tsx}', { cwd: root });
  return ['lingui.config.ts', ...sources].every(
    (source) => statSync(path.join(root, source)).mtimeMs < mtimeMs,
  );
}

function extract(): void {
  execFileSync(process.execPath, [path.join(root, 'node_modules/.bin/lingui'), 'extract'], {
    cwd: root,
    // In a test's environment it looks for workers that its package doesn't contain.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // It leaves a catalog that is the same as it was, which would look outdated again.
  utimesSync(file, new Date(), new Date());
}
