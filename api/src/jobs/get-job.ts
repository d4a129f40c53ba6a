import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { moneyOf } from './money.ts';
import { jobOf } from './queries-job.ts';

/** One of the actor's jobs in full. */
export async function getJob({ db }: Platform, actor: Actor, id: string): Promise<Job> {
  const facts = found(await jobOf(db, id, actor.id));
  const {
    moneyMoves: _moves,
    clientFirstName: _client,
    professionalFirstName: _professional,
    ...job
  } = facts;
  return { ...job, money: moneyOf(facts, actor.id) };
}
