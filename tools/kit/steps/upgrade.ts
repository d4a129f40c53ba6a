import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hireAndFinish, messagesOf, agree } from '../hire.ts';
import { startInstallation, type Installation } from '../installation.ts';
import { startLoad } from '../load.ts';
import { startProxy } from '../proxies.ts';
import type { Report } from '../report.ts';
import { runCommand } from '../run-command.ts';

const root = path.join(import.meta.dirname, '../../..');
const SLOWEST_MS = 2_000;

/**
 * From the release before to this one under load, as docs/operate/upgrade.md has it: migrate, restart one after another,
 * and one process back again. The release before is a tag, or else the tree before the newest migration.
 */
export async function upgrade(report: Report): Promise<void> {
  const before = releaseBefore();
  const tree = checkOut(before);
  let installation: Installation | null = null;
  try {
    console.log(`the release before is ${before}`);
    installation = await startInstallation({ tree });
    await upgradeFrom(installation, tree, report);
  } finally {
    await installation?.stop();
    git('worktree', 'remove', '--force', tree);
  }
}

async function upgradeFrom(installation: Installation, tree: string, report: Report): Promise<void> {
  const { web, background, certificate, folder, world, environment } = installation;
  const ports = web.map(({ port }) => port);
  const proxy = await startProxy('haproxy', { folder, ports, certificate });
  if (proxy === null) return report.skip('upgrade', 'the package haproxy isn’t installed');
  const begun = await agree(world, proxy.url);
  const load = await startLoad(world, proxy.url);
  await pause(1_000);

  const migrated = await runCommand(['migrate'], environment);
  report.add(
    'parley migrate under load',
    `${Math.round(migrated.tookMs)} ms`,
    'exit code 0',
    migrated.code === 0,
  );
  // The release before works on the newer schema: start, hire, chat.
  const [first, second] = web;
  await second?.server.stop();
  await second?.server.start();
  const during = await agree(world, second?.url ?? '');
  report.exactly(
    'the release before on the newer schema: messages of a chat',
    (await messagesOf(during.professional, during.jobId)).length,
    2,
  );
  report.exactly(
    'the release before on the newer schema: a hire ends',
    await hireAndFinish(world, during),
    'COMPLETED',
  );

  for (const { server } of [...web, background]) {
    await server.stop();
    server.useTree(root, tree);
    await server.start();
    await pause(1_500);
  }
  report.exactly(
    'what began before the upgrade ends after it',
    await hireAndFinish(world, begun),
    'COMPLETED',
  );
  // One process back to the release before, while the other stays.
  await first?.server.stop();
  first?.server.useTree(tree, root);
  await first?.server.start();
  const back = await agree(world, first?.url ?? '');
  report.exactly('rolled back by one release: a hire ends', await hireAndFinish(world, back), 'COMPLETED');

  const { requests, acknowledged, failed, says, lost, slowestMs } = await load.end();
  await proxy.stop();
  report.exactly(`upgrade: failed of ${requests} requests${says}`, failed.length, 0);
  report.exactly(`upgrade: lost of ${acknowledged} acknowledged writes`, lost, 0);
  report.atMost('upgrade: slowest request', slowestMs, SLOWEST_MS, ' ms');
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function releaseBefore(): string {
  const [tag = ''] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
  if (tag !== '') return tag;
  const additions = git('log', '--diff-filter=A', '--format=%h', '--', 'api/migrations').split('\n');
  // Between releases a migration may still get another name: such a tree was never one.
  const found = additions.find((newest) => migrationsOf(`${newest}^`).isSubsetOf(migrationsOf('HEAD')));
  if (found === undefined) throw new Error('no earlier tree has migrations of which all are still there');
  return git('rev-parse', '--short', `${found}^`);
}

const migrationsOf = (commit: string) =>
  new Set(git('ls-tree', '--name-only', commit, 'api/migrations/').split('\n'));

/** A tree of that release with its packages: this one’s, linked file by file, if both have the same. */
function checkOut(release: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'parley-before-'));
  rmSync(tree, { recursive: true });
  git('worktree', 'add', '--detach', tree, release);
  if (git('diff', '--name-only', release, '--', 'package-lock.json') !== '') install(tree);
  else
    for (const place of ['node_modules', 'api/node_modules'])
      execFileSync('cp', ['-al', path.join(root, place), path.join(tree, place)]);
  return tree;
}

/** As the image does. */
function install(tree: string): void {
  const workspaces = ['contract', 'api', 'web'].map((each) => `--workspace=${each}`);
  const flags = ['--omit=dev', '--include-workspace-root', ...workspaces];
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], {
    cwd: tree,
    stdio: 'inherit',
  });
}
