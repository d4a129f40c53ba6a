import { sql } from 'kysely';
import { quantile } from '../requests.ts';
import { startScratch, type Scratch } from '../scratch.ts';
import type { Part } from './part.ts';

const ENTRIES = Number(process.env.ENTRIES ?? 10_000_000);
/** Transactions of one hold, of two entries each. */
const OF_A_HOLD = 100;
const TIMES = 2_000;
const MOST_MS = 1;
const BALANCE = 'ledger: what an account holds';

/** The balance of another hold each time, and of the one account that every payment is in. */
export const ledger: Part = {
  isLong: true,
  rows: [
    {
      what: BALANCE,
      goal: `p95 ≤ ${MOST_MS} ms`,
      floor: '–',
      how: `${(ENTRIES / 1_000_000).toFixed(1)} million entries, one statement after the other`,
    },
  ],
  measure: async () => {
    const world = await startScratch();
    try {
      await fillLedger(world);
      const holds = await balances(world, (number) => sql`account = 'held' and owner_id = ${holdOf(number)}`);
      const common = await balances(world, () => sql`account = 'processor' and owner_id is null`);
      const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile([...holds, ...common], share));
      const measured = `p50 / p95 / worst ${[p50, p95, worst].map((each) => each?.toFixed(2)).join(' / ')} ms`;
      const isGood = (p95 ?? Infinity) <= MOST_MS;
      console.log(`\n${BALANCE}: ${measured}: ${isGood ? 'good' : 'TOO SLOW'}`);
      return [{ what: BALANCE, measured, isGood }];
    } finally {
      await world.end();
    }
  },
};

const holdOf = (number: number) => `01900005-0000-7000-8000-${String(number).padStart(12, '0')}`;

async function balances({ platform: { db } }: Scratch, which: (number: number) => ReturnType<typeof sql>) {
  const latencies: number[] = [];
  const holds = ENTRIES / 2 / OF_A_HOLD;
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    const { rows } = await sql`select balance_cents from ledger_balances
      where ${which((time * 7_919) % holds)}`.execute(db);
    latencies.push(performance.now() - began);
    if (rows.length !== 1) throw new Error('a balance is missing');
  }
  return latencies;
}

/** Without triggers meanwhile; the balances are those that they would have kept. */
async function fillLedger({ platform: { db } }: Scratch): Promise<void> {
  const hold = (number: string) =>
    sql.raw(`('01900005-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);
  const transaction = (number: string) =>
    sql.raw(`('01900008-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);
  const statements = [
    sql`set statement_timeout = 0`,
    sql`set session_replication_role = replica`,
    sql`insert into ledger_transactions (id, at, kind, text, source_type, source_id)
      select ${transaction('n')}, timestamptz '2025-01-01' + n * interval '1 second', 'payment', 'A payment', 'bench', n::text
      from generate_series(0, ${sql.lit(ENTRIES / 2 - 1)}) n`,
    sql`insert into ledger_entries (id, transaction_id, account, owner_id, amount_cents)
      select ${transaction('n')}, ${transaction('n / 2')}, case n % 2 when 0 then 'processor' else 'held' end,
        case n % 2 when 1 then ${hold(`n / 2 / ${OF_A_HOLD}`)} end, case n % 2 when 0 then 5000 else -5000 end
      from generate_series(0, ${sql.lit(ENTRIES - 1)}) n`,
    sql`insert into ledger_balances (account, owner_id, balance_cents)
      select account, owner_id, sum(amount_cents) from ledger_entries group by 1, 2`,
    sql`reset session_replication_role`,
    sql`vacuum analyze`,
    sql`reset statement_timeout`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}
