import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findProgram } from './programs.ts';

/** The image that `KIT_IMAGE` names; unset, processes run from the tree. */
export const IMAGE = process.env.KIT_IMAGE ?? '';

/** Names a file of certificates that Node trusts besides its own. */
const TRUSTED = 'NODE_EXTRA_CA_CERTS';

/** A process of the image, with the rights that deploy/compose gives it: none, and nothing to write to. */
export function container(name: string, command: readonly string[], env: Record<string, string>) {
  const podman = findProgram('podman') ?? 'podman';
  const rights = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'];
  const kept = ['--rm', '--replace', `--name=${name}`, '--network=host', '--pull=never', '--no-healthcheck'];
  // The image has folders of its own; a file of certificates is lent to it.
  const names = Object.keys(env).filter((each) => each === TRUSTED || !path.isAbsolute(env[each] ?? ''));
  const { [TRUSTED]: file } = env;
  const lent = file === undefined ? [] : [`--volume=${file}:${file}:ro`];
  return {
    program: podman,
    flags: [
      'run',
      ...kept,
      ...rights,
      ...lent,
      // By name, as values may have several lines.
      ...names.map((each) => `--env=${each}`),
      IMAGE,
      'node',
      'api/src/main.ts',
      ...command,
    ],
    env,
    kill: () => void spawnSync(podman, ['kill', '--signal=KILL', name]),
  };
}
