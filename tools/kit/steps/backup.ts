import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { findDebianPostgres } from '../../../api/test/migrations/debian-postgres.ts';
import { hireAndFinish, messagesOf, say, agree, uploadText } from '../hire.ts';
import type { Installation } from '../installation.ts';
import type { Bucket } from '../object-storage.ts';
import { runCommand } from '../run-command.ts';
import type { Report } from '../report.ts';

/** A backup, everything gone, a restore into an empty place: the same bytes, and a hire goes on. */
export async function backup(installation: Installation, report: Report): Promise<void> {
  const { world, web, background, storage, bucket, folder, database, addressesOf, environment } =
    installation;
  const url = web[0]?.url ?? '';
  const begun = await agree(world, url);
  for (let count = 0; count < 5; count += 1)
    await uploadText(begun.client, randomBytes(20_000).toString('base64'));
  const place = path.join(folder, 'backup');
  const env = { ...environment, PATH: `${findDebianPostgres()}:${process.env.PATH}` };
  await world.settle();
  for (const { server } of [...web, background]) await server.stop();
  const before = { tables: await checksums(database.url('lived_in')), files: await filesOf(bucket) };

  const backedUp = await runCommand(['backup', place], env);
  report.add('parley backup', `${(backedUp.tookMs / 1000).toFixed(1)} s`, 'exit code 0', backedUp.code === 0);

  // Nothing is left but the backup: another database, another bucket.
  await emptyBucket(bucket);
  const there = await storage.bucket('parley-restored');
  const empty = { ...env, ...there.settings, ...addressesOf('empty') };
  const restored = await runCommand(['restore', place], empty);
  report.add(
    'parley restore',
    `${(restored.tookMs / 1000).toFixed(1)} s`,
    'exit code 0',
    restored.code === 0,
  );
  const after = { tables: await checksums(database.url('empty')), files: await filesOf(there) };
  const differing = Object.entries(before.tables).filter(([name, sum]) => after.tables[name] !== sum);
  report.exactly(
    `of ${Object.keys(before.tables).length} tables, those that differ`,
    differing.map(([name]) => name).join(', ') || 'none',
    // When the backup itself was made, is written after it.
    'public.backups',
  );
  report.exactly(
    `checksums of ${before.files.length} files`,
    after.files.join() === before.files.join() ? 'the same' : 'others',
    'the same',
  );

  const web2 = await installation.product(empty);
  const background2 = await installation.product(empty, '--background');
  await Promise.all([web2.server.start(), background2.server.start()]);
  if (world.outside) world.outside.webhookUrl = `${web2.url}/api/payment/webhook`;
  // Who was signed in still is.
  const { jobId } = begun;
  const [client, professional] = [begun.client.at(web2.url), begun.professional.at(web2.url)];
  await say(client, jobId, 'Where were we?');
  report.exactly(
    'messages of the chat after the restore',
    (await messagesOf(professional, jobId)).join(' '),
    'Shall we begin? Gladly. Where were we?',
  );
  report.exactly(
    'the hire goes on and ends',
    await hireAndFinish(world, { jobId, client, professional }),
    'COMPLETED',
  );
  await Promise.all([web2.server.stop(), background2.server.stop()]);
}

/** Of each table's rows, whatever their order. */
async function checksums(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums: [string, string][] = [];
  for (const { name } of rows) {
    const all = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from ${name} t`,
    );
    sums.push([name, all.rows[0]?.sum ?? '']);
  }
  await client.end();
  return Object.fromEntries(sums);
}

async function filesOf(bucket: Bucket): Promise<string[]> {
  const sums = (await bucket.keys()).map(
    async (key) =>
      `${key} ${createHash('sha256')
        .update(await bucket.read(key))
        .digest('hex')}`,
  );
  return (await Promise.all(sums)).toSorted();
}

async function emptyBucket(bucket: Bucket): Promise<void> {
  for (const key of await bucket.keys()) await bucket.remove(key);
}
