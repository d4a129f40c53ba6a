import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Four groups, easy to read out and type: "k3vd-…". */
export function generatePassword(): string {
  const drawn = randomBytes(16).toString('hex');
  return drawn.match(/.{8}/g)?.join('-') ?? drawn;
}

/** Prompts without echo; empty to generate one. */
export async function readPassword(): Promise<string> {
  process.stdout.write('Password (leave empty to generate one): ');
  const unseen = new Writable({ write: (_typed, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  // Ctrl-C ends the command, not only the question.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
