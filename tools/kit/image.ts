import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './programs.ts';

const root = path.join(import.meta.dirname, '../..');

/** Builds an image of the last commit, unless there is one of that name; says why it can't, or null. */
export function buildImage(name: string): string | null {
  const [podman, buildah] = [findProgram('podman'), findProgram('buildah')];
  if (podman === null || buildah === null) return 'Debian’s podman and buildah aren’t installed';
  if (spawnSync(podman, ['image', 'exists', name]).status === 0) return null;
  console.log(`Building the image ${name}`);
  const checkout = mkdtempSync(path.join(tmpdir(), 'parley-image-'));
  execFileSync('git', ['clone', '--quiet', root, checkout]);
  // No network or cgroup of its own: so it also builds where containers may not make them.
  const how = ['--isolation=chroot', '--network=host', '--format=docker'];
  const { status } = spawnSync(
    buildah,
    ['build', ...how, '--file', path.join(checkout, 'deploy/Dockerfile'), '--tag', name, checkout],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  rmSync(checkout, { recursive: true, force: true });
  return status === 0 ? null : 'buildah couldn’t build it';
}
