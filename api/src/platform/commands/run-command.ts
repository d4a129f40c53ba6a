import { OperatorError } from '../operator-error.ts';
import { type Command, UsageError } from './command.ts';

/** Loaded when it is asked for: most need a part of the product only. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./backup.ts')).restoreCommand,
  admin: async () => (await import('./admin.ts')).adminCommand,
  reconcile: async () => (await import('./reconcile.ts')).reconcileCommand,
  world: async () => (await import('./world.ts')).worldCommand,
};

/** Runs one command; returns its exit code: 0 done, 1 something is wrong, 2 not understood. */
export async function runCommand([name = 'help', ...words]: string[]): Promise<number> {
  const load = COMMANDS[name];
  if (['help', '--help', '-h'].includes(name)) return printHelp();
  if (load === undefined) return notUnderstood(`There is no command ${name}.`);
  const command = await load();
  if (words.includes('--help')) return printUsage(name, command);
  try {
    return await command.run(words);
  } catch (error) {
    if (error instanceof UsageError)
      return notUnderstood(`${error.message} Usage: parley ${name} ${command.usage}`.trimEnd());
    console.error(error instanceof OperatorError ? error.message : `It failed: ${explained(error)}`);
    return 1;
  }
}

function notUnderstood(sentence: string): number {
  console.error(`${sentence} See parley help.`.replace(/(Usage: .*) See parley help\.$/, '$1'));
  return 2;
}

async function printHelp(): Promise<number> {
  console.log('parley <command>, with the settings of the environment:\n');
  for (const [name, load] of Object.entries(COMMANDS)) {
    const { usage, does } = await load();
    console.log(`  ${`${name} ${usage}`.trimEnd()}\n      ${does}`);
  }
  return 0;
}

function printUsage(name: string, { usage, does }: Command): number {
  console.log(`Usage: parley ${name} ${usage}`.trimEnd());
  console.log(does);
  return 0;
}

function explained(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
