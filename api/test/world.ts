import type { Outside } from '@parley/outside/main.ts';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { Logger } from '../src/platform/observe/log.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Character } from './cast.ts';
import type { Client } from './client.ts';
import type {} from './global-setup.ts';
import { copyDatabase, dropDatabase, openWorld } from './open-world.ts';

/** A whole product on a database of its own, with the cast in it. */
export interface World {
  platform: Platform;
  app: FastifyInstance;
  /** The real outside world (processor and mail); null unless asked for. */
  outside: Outside | null;
  /** Somebody signed in. */
  as(character: Character): Promise<Client>;
  /** Somebody who is not. */
  nobody: Client;
  /** Does what has fallen due and works off the queue. */
  settle(): Promise<void>;
  /** Advances the clock (a fake clock: real time and an offset) and does what falls due. */
  advance(time: { days?: number; hours?: number; minutes?: number }): Promise<void>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Processor and mail too; the product listens for webhooks. */
  outside?: boolean;
  /** Fills the world, instead of putting the cast into it. */
  fill?: (world: { databaseUrl: string; outsideUrl: string; filesDir: string }) => Promise<void>;
  /** Settings that differ from those of other tests. */
  settings?: Record<string, string>;
  /** How many connections to the database its calls share. */
  connections?: number;
  /** Where the log goes instead of nowhere. */
  log?: Logger;
  /** How far its clock is ahead of real time when it begins. */
  aheadSeconds?: number;
}

/** Makes a world, in which it is a Wednesday morning: whether a test passes is no matter of when it runs. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const aheadSeconds = options.fill ? 0 : secondsUntilWednesday(new Date());
  const databaseUrl = await createDatabase();
  const world = await openWorld(databaseUrl, { aheadSeconds, ...options });
  const close = async () => {
    await world.close();
    await dropDatabase(databaseUrl, inject('databaseUrl'));
  };
  return { ...world, close };
}

function secondsUntilWednesday(now: Date): number {
  const next = new Date(now);
  next.setUTCHours(10, 7, 0, 0);
  next.setUTCDate(next.getUTCDate() + ((3 - next.getUTCDay() + 7) % 7));
  if (next < now) next.setUTCDate(next.getUTCDate() + 7);
  return Math.round((next.getTime() - now.getTime()) / 1000);
}

/** A fresh database of this world's own, copied from the migrated template. */
export const createDatabase = () => copyDatabase(inject('databaseUrl'));
