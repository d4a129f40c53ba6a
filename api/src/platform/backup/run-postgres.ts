import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../operator-error.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Refuses a program that is missing, or older than the server it is for. */
export async function requireProgram(program: Program, server: number): Promise<void> {
  const said = await run(program, ['--version'], {}).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new OperatorError(
        `${program} is not on the PATH: install PostgreSQL’s client, version ${server} or newer.`,
      );
    throw error;
  });
  const major = Number(/(\d+)/.exec(said)?.[1] ?? 0);
  if (major < server)
    throw new OperatorError(
      `${program} is of PostgreSQL ${major}, older than the server’s ${server}: install version ${server} or newer and put it first on the PATH.`,
    );
}

/** Runs it on a database, whose password is not on the command line. */
export async function runOn(program: Program, databaseUrl: string, words: string[]): Promise<void> {
  const { address, password } = addressForPrograms(databaseUrl);
  await run(program, [...words, `--dbname=${address}`], password === '' ? {} : { PGPASSWORD: password });
}

/** The driver alone knows `no-verify`: PostgreSQL’s programs say `require`. */
export function addressForPrograms(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { address: url.href, password };
}

async function run(program: Program, words: string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (said[name] += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code === 0) return said.stdout;
  throw new OperatorError(`${program} failed: ${said.stderr.trim().split('\n').slice(0, 3).join(' ')}`);
}
