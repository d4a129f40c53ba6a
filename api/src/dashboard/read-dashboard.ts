import type { Role } from '@parley/contract/access.ts';
import type { Dashboard, Need } from '@parley/contract/dashboard/schemas.ts';
import { earnedByMonth } from '../payments/payouts/earned-by-month.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { bounceNeeds } from './needs-you/bounce-needs.ts';
import { appointmentNeeds } from './needs-you/appointment-needs.ts';
import { certificateNeeds } from './needs-you/certificate-needs.ts';
import { consultations } from './consultations.ts';
import { disputeNeeds } from './needs-you/dispute-needs.ts';
import { jobNeeds } from './needs-you/job-needs.ts';
import { firstStepsOfClient, firstStepsOfProfessional } from './first-steps.ts';
import { begunBy, overview, setUpOf } from './queries.ts';
import { reportNeeds } from './needs-you/report-needs.ts';
import { setupNeeds } from './needs-you/setup-needs.ts';
import { withSnoozes } from './snoozes.ts';
import { negotiationNeeds } from './needs-you/negotiation-needs.ts';
import { ticketNeeds } from './needs-you/ticket-needs.ts';

type Read = (platform: Platform, actor: Actor) => Promise<Dashboard>;

const BY_ROLE: Record<Role, Read> = {
  CLIENT: async (platform, actor) => {
    const { db, clock } = platform;
    const now = clock.instant();
    const [bounces, meetings, moves, negotiations, jobs, begun] = await Promise.all([
      bounceNeeds(db, actor.id),
      consultations(db, actor, now),
      appointmentNeeds(db, actor.id, now),
      negotiationNeeds(db, actor, 'client', now),
      jobNeeds(db, actor.id, now),
      begunBy(db, actor.id),
    ]);
    const others = byDueDate([...meetings.needs, ...moves, ...negotiations, ...jobs]);
    const needsYou = await withSnoozes(platform, actor, [...bounces, ...others]);
    const firstSteps = firstStepsOfClient(begun);
    return { needsYou, upcoming: meetings.upcoming, firstSteps, earningsByMonth: null, overview: null };
  },
  PROFESSIONAL: async (platform, actor) => {
    const { db, clock } = platform;
    const now = clock.instant();
    const [bounces, meetings, moves, negotiations, jobs, setUp, earningsByMonth] = await Promise.all([
      bounceNeeds(db, actor.id),
      consultations(db, actor, now),
      appointmentNeeds(db, actor.id, now),
      negotiationNeeds(db, actor, 'professional', now),
      jobNeeds(db, actor.id, now),
      setUpOf(db, actor.id, now.slice(0, 10)),
      earnedByMonth(platform, actor.id),
    ]);
    const others = byDueDate([...meetings.needs, ...moves, ...negotiations, ...jobs, ...setupNeeds(setUp)]);
    const needsYou = await withSnoozes(platform, actor, [...bounces, ...others]);
    const firstSteps = firstStepsOfProfessional(setUp);
    return { needsYou, upcoming: meetings.upcoming, firstSteps, earningsByMonth, overview: null };
  },
  ADMIN: async ({ db }, actor) => {
    const [bounces, tickets, reports, disputes, certificates, numbers] = await Promise.all([
      bounceNeeds(db, actor.id),
      ticketNeeds(db),
      reportNeeds(db),
      disputeNeeds(db),
      certificateNeeds(db),
      overview(db),
    ]);
    return {
      needsYou: [...bounces, ...byDueDate([...tickets, ...reports, ...disputes, ...certificates])],
      upcoming: [],
      firstSteps: null,
      earningsByMonth: null,
      overview: numbers,
    };
  },
};

/** One query per list. */
export const readDashboard: Read = (platform, actor) => BY_ROLE[actor.role](platform, actor);

/** Soonest first; undated ones last, in their own order. */
function byDueDate(needs: Need[]): Need[] {
  const NEVER = '9999';
  return needs.toSorted((one, other) => {
    const [due, otherDue] = [one.dueAt ?? NEVER, other.dueAt ?? NEVER];
    return due < otherDue ? -1 : Number(due > otherDue);
  });
}
