import { parseArgs } from 'node:util';
import type { Crowd } from '../../api/seeds/crowd/main.ts';
import { UsageError } from '../../api/src/platform/commands/command.ts';
import { Refusal } from '../refusal.ts';

const SERVICES_OF_EACH = 2;
const MESSAGES_OF_EACH = 10;

/** The sizes that the command line asks for; throws a sentence for the first invalid one. */
export function readSizes(args: string[]): Crowd {
  const given = valuesOf(args);
  const professionals = numberOf('professionals', given.professionals);
  const services = numberOf('services', given.services, professionals * SERVICES_OF_EACH);
  if (services < professionals)
    throw new Refusal(`--services must be at least ${professionals}: every professional has one.`);
  return {
    professionals,
    services,
    closed: numberOf('closed', given.closed, 0),
    messages: numberOf('messages', given.messages, professionals * MESSAGES_OF_EACH),
  };
}

function valuesOf(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { professionals: text, services: text, closed: text, messages: text };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new UsageError('It takes sizes by name only.');
  }
}

const MOST = 10_000_000;

function numberOf(name: string, given: string | undefined, otherwise?: number): number {
  if (given === undefined && otherwise !== undefined) return otherwise;
  if (given === undefined) throw new UsageError(`Name --${name}.`);
  const number = Number(given);
  const least = otherwise === undefined ? 1 : 0;
  if (/^\d+$/.test(given) && number >= least && number <= MOST) return number;
  throw new Refusal(`--${name} must be a whole number up to ${MOST}, not ${given}.`);
}
