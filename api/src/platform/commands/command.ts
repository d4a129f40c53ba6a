import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { OperatorError } from '../operator-error.ts';

/** What can be done on the command line. */
export interface Command {
  /** The words after the command's name, as the help shows them. */
  usage: string;
  /** What it does, a line of the help. */
  does: string;
  /** Returns the exit code: 0 done, 1 something is wrong. */
  run(words: string[]): Promise<number>;
}

/** A command line that nothing understands: exit code 2. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/** The flags and other words of a command; refuses unknown flags, and fewer or more words than named. */
export function readWords<T extends ParseArgsOptionsConfig>(
  words: string[],
  { flags, places = [] }: { flags: T; places?: readonly string[] },
) {
  const read = parsed(words, flags);
  const [extra] = read.positionals.slice(places.length);
  if (extra !== undefined) throw new UsageError(`Unexpected argument: ${extra}.`);
  const missing = places[read.positionals.length];
  if (missing !== undefined) throw new UsageError(`Name the ${missing}.`);
  return { flags: read.values, places: read.positionals };
}

function parsed<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new UsageError(`${first}.`);
  }
}
