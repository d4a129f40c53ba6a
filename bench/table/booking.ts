import { sql } from 'kysely';
import { answersASecond } from '../answers.ts';
import { type Chatter, fillChatters, fillDiscipline } from '../live-rows.ts';
import type { RequestSpec } from '../request-load.ts';
import { startScratch, type Scratch } from '../scratch.ts';
import { answered, compare } from './compare.ts';
import { type Part, SECONDS } from './part.ts';

const BOOKING = 'booking: a proposal is accepted';
const GOAL = 0.05;
const PAIRS = 16;
/** More than are accepted in all rounds; each at a time of its own. */
const PROPOSALS = Number(process.env.PROPOSALS ?? 40_000);

/** An accepted proposal, which makes a job and books its consultation, against a bare insert of the booking. */
export const booking: Part = {
  rows: [
    {
      what: BOOKING,
      goal: `≥ ${GOAL.toFixed(2)}`,
      floor: 'a bare insert under the exclusion constraint, 16 connections',
      how: '16 clients of 16 professionals, over HTTP',
    },
  ],
  measure: async () => {
    const world = await startScratch();
    try {
      await fillDiscipline(world.platform);
      const chatters = await fillChatters(world.platform, PAIRS);
      await fillProposals(world);
      const clients = chatters.filter((_, index) => index % 2 === 0);
      return [await accepted(world, clients)];
    } finally {
      await world.end();
    }
  },
};

const accept = ({ accessToken }: Chatter): RequestSpec => ({
  method: 'POST',
  path: '/api/job/jobProposal/response',
  headers: { authorization: `Bearer ${accessToken}` },
  body: JSON.stringify({ id: '01900007-0000-7000-8000-{turn}', action: 'accept' }),
});

async function accepted(world: Scratch, clients: Chatter[]) {
  let firstTurn = 0;
  const ours = async () => {
    const { count, aSecond } = await answered(world.url, clients.map(accept), { firstTurn });
    firstTurn = Math.ceil((firstTurn + count) / PAIRS) * PAIRS;
    return aSecond;
  };
  const database = { url: world.databaseUrl, statements: clients.map(bareBooking) };
  const peer = () => answersASecond({ connections: PAIRS, seconds: SECONDS, database });
  return compare(world, { what: BOOKING, floor: GOAL, ours, peer });
}

const bareBooking = ({ userId }: Chatter) => ({
  name: 'booking',
  text: `with at as (select timestamptz '2026-01-01' + nextval('bare_at') * interval '30 minutes' as starts)
    insert into bare_bookings select gen_random_uuid(), $1, tstzrange(starts, starts + interval '30 minutes') from at`,
  values: [userId],
});

/** Proposal number n is to the client of pair n % 16, from its professional. */
async function fillProposals({ platform: { db, clock } }: Scratch): Promise<void> {
  const now = sql`${clock.instant()}::timestamptz`;
  const id = (kind: number, number: string) =>
    sql.raw(`('0190000${kind}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);
  const numbers = sql`generate_series(0, ${sql.lit(PROPOSALS - 1)}) n`;
  const [client, professional] = [id(3, `2 * (n % ${PAIRS})`), id(3, `2 * (n % ${PAIRS}) + 1`)];
  const statements = [
    sql`set statement_timeout = 0`,
    sql`insert into profiles (user_id, headline, bio, country, experience, initialised, payouts_enabled)
      select id, 'Knows the work', 'For years.', 'CO', 60, true, true from users where role = 'PROFESSIONAL'`,
    sql`insert into hours (professional_id, time_zone) select id, 'UTC' from users where role = 'PROFESSIONAL'`,
    sql`insert into job_postings (id, client_id, title, description, discipline_id, category_id, experience, pricing,
        budget_min_cents, budget_max_cents, status, created_at, closes_at)
      select ${id(7, 'n')}, ${client}, 'Work', 'Work', c.discipline_id, c.id, 12, 'FIXED', 100, 100, 'OPEN', ${now},
        ${now} + interval '90 days'
      from ${numbers} cross join (select * from categories limit 1) c`,
    sql`insert into negotiations (id, kind, posting_id, client_id, professional_id, title, message, amount_cents,
        estimated_days, starts_at, minutes, status, turn, created_at, moved_at, expires_at)
      select ${id(7, 'n')}, 'PROPOSAL', ${id(7, 'n')}, ${client}, ${professional}, 'Work', 'Work', 5000, 3, starts, 30, 'SENT',
        'CLIENT', ${now}, ${now}, starts
      from ${numbers} cross join lateral (
        select date_trunc('hour', ${now}) + interval '2 days' + (n / ${sql.lit(PAIRS)}) * interval '30 minutes' as starts) t`,
    sql`create table bare_bookings (like bookings including all)`,
    sql`create sequence bare_at`,
    sql`vacuum analyze`,
    sql`reset statement_timeout`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}
