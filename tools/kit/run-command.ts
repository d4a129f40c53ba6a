import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The command `parley` of a tree, and how long it took; what goes wrong is printed. */
export async function runCommand(words: readonly string[], env: Record<string, string>, tree = root) {
  const began = performance.now();
  const cli = path.join(tree, 'api/src/cli.ts');
  const child = spawn(process.execPath, [cli, ...words], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const [code]: unknown[] = await once(child, 'exit');
  return { code, tookMs: performance.now() - began };
}
