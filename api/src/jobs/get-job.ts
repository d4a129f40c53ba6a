import { undecidedPart } from '@parley/contract/jobs/rules.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { LATEST_MOVES } from '@parley/contract/limits.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { endOf } from '../platform/database/cursor.ts';
import { found } from '../platform/http/refuse.ts';
import { heldOf, moneyOf } from './money/money.ts';
import { tipsOf } from './money/tips.ts';
import { jobOf, type JobFacts } from './queries-job.ts';

export async function getJob(platform: Platform, actor: Actor, id: string): Promise<Job> {
  return jobFrom(platform, found(await jobOf(platform.db, id, actor.id)), actor);
}

export async function getAnyJob(platform: Platform, actor: Actor, id: string): Promise<Job> {
  return jobFrom(platform, found(await jobOf(platform.db, id, actor.id, 'every')), actor);
}

function jobFrom({ clock }: Platform, facts: JobFacts, reader: Actor): Job {
  const {
    moneyMoves: _moves,
    creditCents: _credit,
    feeCents: _fee,
    feeBasisPoints: _share,
    feeMinimumCents: _minimum,
    refundedCents: _refunded,
    owedCents: _owed,
    clientFirstName: _client,
    professionalFirstName: _professional,
    tipsPaid: _tips,
    processingTipCents: _processing,
    isProfessionalThere: _isThere,
    latestMoves,
    dispute,
    ...job
  } = facts;
  const undecidedCents = undecidedPart(heldOf(facts), facts.wasDelivered);
  const money = moneyOf(facts, reader.id, clock.instant());
  const { history, historyCursor } = endOf(latestMoves, LATEST_MOVES);
  return {
    ...job,
    history,
    historyCursor,
    dispute: dispute && { ...dispute, undecidedCents },
    money,
    tips: tipsOf(facts),
  };
}
