import { z } from 'zod';
import { instant } from '../fields.ts';

/** A process of the installation, as its heartbeat left it. */
export const RunningProcess = z.strictObject({
  id: z.string(),
  role: z.enum(['ALL', 'WEB', 'BACKGROUND']),
  host: z.string(),
  pid: z.int(),
  version: z.string().describe('the release it runs; empty if it doesn’t say'),
  startedAt: instant.nullable(),
  seenAt: instant.describe('every 10 seconds while it runs'),
  isAlive: z.boolean().describe('seen within the last 45 seconds'),
});
export type RunningProcess = z.infer<typeof RunningProcess>;

const count = z.int();

/** How the installation runs. All instants are real time, which the demo’s clock doesn’t move. */
export const System = z.strictObject({
  versions: z.strictObject({
    parley: z.string().describe('of the process that answers'),
    node: z.string(),
    postgres: z.string(),
    schema: z.string().describe('the newest migration'),
    migrations: count.describe('applied'),
    newer: z.array(z.string()).describe('migrations of a later release, which another process may run'),
  }),
  queue: z.strictObject({
    ready: count.describe('tasks that could be worked on now'),
    lagSeconds: z.number().describe('how long the oldest of them has been waiting'),
    failed: count.describe('tasks that were given up'),
    sweptAt: instant.nullable().describe('when the work of every minute was last begun'),
    mailsWaiting: count,
    mailsGivenUp: count,
    peopleBounced: count.describe('people to whom only codes are sent, as emails to them come back'),
    processorCallsOpen: count,
    processorCallsStuck: count,
  }),
  processes: z.array(RunningProcess).describe('the newest first, at most 100'),
  storage: z.strictObject({
    kind: z.enum(['FOLDER', 'BUCKET']),
    freeBytes: z
      .number()
      .nullable()
      .describe('on the disk of the folder, as the process that answers sees it'),
  }),
  backup: z
    .strictObject({
      startedAt: instant,
      endedAt: instant.nullable().describe('null while it runs, or if its process died'),
      files: count,
      bytes: z.number(),
      problem: z.string().nullable(),
    })
    .nullable()
    .describe('the newest; null if there was none'),
  reconciliation: z
    .strictObject({
      startedAt: instant,
      endedAt: instant.nullable(),
      differenceCount: count,
      problem: z.string().nullable(),
    })
    .nullable()
    .describe('the newest; null if there was none'),
});
export type System = z.infer<typeof System>;
