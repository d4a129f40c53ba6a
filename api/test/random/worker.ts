import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Random } from '../../seeds/random.ts';
import { releaseDead } from '../../src/platform/background/processes.ts';
import { control } from '../control.ts';
import type { World } from '../world.ts';

/** Lets another process do the background work and kills it in the middle; what it had begun is then free again. */
export async function killWorker(world: World, random: Random): Promise<void> {
  const { platform } = world;
  const { settings, clock } = platform;
  // Half of the time while it waits for the processor, which has done what it was asked but does not say so.
  if (random.chance(0.5))
    await control(world, 'faults', {
      path: random.pick(['/v1/refunds', '/v1/transfers']),
      timeoutAfterCommit: true,
      times: 1,
    });
  const given = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '1' : String(value)]],
  );
  const child = fork(new URL('worker-process.ts', import.meta.url), [clock.instant()], {
    env: { PATH: process.env.PATH, ...Object.fromEntries(given) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  await pause(random.whole(0, 150));
  const gone = child.exitCode === null ? once(child, 'exit') : null;
  child.kill('SIGKILL');
  await gone;
  await releaseDead(platform);
}

/** What failed is tried again at once, and whatever the queue has given up on is in it again, as it is every hour. */
export async function bringForward({ platform: { db } }: World): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`.execute(
    db,
  );
  await sql`select graphile_worker.add_job('processor_calls_again', job_key := 'again')`.execute(db);
}
