import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '../..');

/** The command `parley` of a tree, what it said, and how long it took; what goes wrong is printed. */
export async function runCommand(words: readonly string[], env: Record<string, string>, tree = root) {
  const began = performance.now();
  const cli = path.join(tree, 'api/src/cli.ts');
  const child = spawn(process.execPath, [cli, ...words], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const exit: Promise<unknown[]> = once(child, 'exit');
  const out = await text(child.stdout);
  const [code] = await exit;
  return { code, out, tookMs: performance.now() - began };
}
