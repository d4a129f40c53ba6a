import { statfs } from 'node:fs/promises';
import type { RunningProcess, System } from '@parley/contract/admin/system.ts';
import { VERSION } from '../../version.ts';
import { comparedWithRelease } from '../database/migrations/migration-files.ts';
import type { Platform } from '../platform.ts';
import { readFigures } from './queries-figures.ts';
import { databaseFacts, migrationsIn, processesIn } from './queries-installation.ts';

const ALIVE_MS = 45_000;
const SHOWN_PROCESSES = 100;

/** Versions, queue, processes, storage and the last backup; in real time, like the queue and the heartbeats. */
export async function readInstallation(platform: Platform): Promise<Omit<System, 'reconciliation'>> {
  const { db } = platform;
  const [figures, facts, migrations, processes, storage] = await Promise.all([
    readFigures(db),
    databaseFacts(db),
    migrationsIn(db),
    processesIn(db, SHOWN_PROCESSES),
    storageFacts(platform),
  ]);
  const { queueReady, queueLagSeconds, queueFailed, mailsWaiting, mailsGivenUp, peopleBounced } = figures;
  const { processorCallsOpen, processorCallsStuck } = figures;
  return {
    versions: {
      parley: VERSION,
      node: process.versions.node,
      postgres: facts.postgres,
      schema: migrations.at(-1) ?? '',
      migrations: migrations.length,
      newer: comparedWithRelease(migrations).newer,
    },
    queue: {
      ready: queueReady,
      lagSeconds: queueLagSeconds,
      failed: queueFailed,
      sweptAt: facts.sweptAt,
      mailsWaiting,
      mailsGivenUp,
      peopleBounced,
      processorCallsOpen,
      processorCallsStuck,
    },
    processes: processes.map(shown),
    storage,
    backup: facts.backup,
  };
}

/** The host is registered along with its pid namespace, which says nothing to people. */
function shown({ host, ...row }: Omit<RunningProcess, 'isAlive'>): RunningProcess {
  const [name = host] = host.split(' ');
  return { ...row, host: name, isAlive: Date.now() - Date.parse(row.seenAt) < ALIVE_MS };
}

async function storageFacts({ settings }: Platform): Promise<System['storage']> {
  if (settings.S3_BUCKET) return { kind: 'BUCKET', freeBytes: null };
  const { bavail, bsize } = await statfs(settings.FILES_DIR);
  return { kind: 'FOLDER', freeBytes: bavail * bsize };
}
