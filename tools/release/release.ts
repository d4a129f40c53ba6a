// `npm run release -- 0.2.0`: checks, raises the versions, writes the bill of materials, commits and tags. It pushes nothing.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, sentence } from '../refusal.ts';
import { readAudit } from './audit.ts';
import { notesOf } from './changelog.ts';
import { lockWithVersion, requireLater, withVersion } from './version.ts';

const root = path.join(import.meta.dirname, '../..');
const ACCEPT = '--accept-audit';

try {
  const words = process.argv.slice(2);
  const [version, ...more] = words.filter((word) => word !== ACCEPT);
  if (version === undefined || more.length > 0)
    throw new Refusal(`Usage: npm run release -- VERSION [${ACCEPT}]`);
  release(version, words.includes(ACCEPT));
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}

function release(version: string, isAuditAccepted: boolean): void {
  requireLater(version, currentVersion());
  if (said('git', ['status', '--porcelain']) !== '')
    throw new Refusal('There are changes that aren’t committed: commit or stash them first.');
  const tag = `v${version}`;
  if (said('git', ['tag', '--list', tag]) !== '') throw new Refusal(`There is a tag ${tag} already.`);
  const notes = notesOf(read('CHANGELOG.md'), version);
  console.log(readAudit(said('npm', ['audit', '--omit=dev', '--json'], true), isAuditAccepted));
  raiseVersions(version);
  console.log(`Bill of materials: ${writeMaterials(version)}`);
  said('git', ['commit', '--quiet', '--all', '--message', `Release ${version}`]);
  // The notes contain lines that begin with "#", which git would take for comments.
  said('git', [
    'tag',
    '--annotate',
    '--cleanup=verbatim',
    tag,
    '--message',
    `Parley ${version}\n\n${notes}\n`,
  ]);
  console.log(`Committed and tagged as ${tag}. To publish it: git push --follow-tags`);
}

function currentVersion(): string {
  const { version }: { version: string } = JSON.parse(read('package.json'));
  return version;
}

function raiseVersions(version: string): void {
  for (const file of globSync('{.,*}/package.json', { cwd: root }))
    writeFileSync(path.join(root, file), withVersion(read(file), version));
  writeFileSync(path.join(root, 'package-lock.json'), lockWithVersion(read('package-lock.json'), version));
}

/** What the product consists of (CycloneDX), without what only developers use; returns the file. */
function writeMaterials(version: string): string {
  const folder = path.join(root, '.cache', 'release');
  const file = path.join(folder, `parley-${version}.cdx.json`);
  mkdirSync(folder, { recursive: true });
  const materials: { metadata: { component: { name: string } } } = JSON.parse(
    said('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']),
  );
  // npm calls it by its folder.
  materials.metadata.component.name = 'parley';
  writeFileSync(file, `${JSON.stringify(materials, null, 2)}\n`);
  return path.relative(root, file);
}

function said(command: string, args: string[], mayFail = false): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0 && !mayFail) throw new Refusal(`${command} ${args[0] ?? ''} failed: ${stderr.trim()}`);
  return stdout;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
