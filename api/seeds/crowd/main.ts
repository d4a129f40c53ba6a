import { Tinypool } from 'tinypool';
import type { OutsideWorld } from '../outside-world.ts';
import { postOutsideWorld } from '../outside-world.ts';
import { inOneTransaction } from '../queries.ts';
import type { BatchToWrite, WrittenBatch } from './batch-worker.ts';
import { batchesOf, type Crowd } from './batch.ts';
import {
  copyLines,
  demoPasswordHash,
  hasCrowd,
  inBulk,
  jsonColumns,
  searchTexts,
  tidyUp,
} from './queries.ts';

export type { Crowd } from './batch.ts';

interface Growing {
  databaseUrl: string;
  outsideUrl: string;
  now: Date;
  crowd: Crowd;
  /** Called with the share that is written, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Adds a crowd to a seeded demo world: people with services, hours, postings, jobs and chats, deterministic for the same
 * `now`. The database gets all of it or none.
 */
export async function growWorld({ databaseUrl, outsideUrl, now, crowd, onProgress }: Growing): Promise<void> {
  const outside: OutsideWorld[] = [];
  await inOneTransaction(databaseUrl, async (db) => {
    if (await hasCrowd(db)) throw new Error('There is a crowd in this database already.');
    const passwordHash = await demoPasswordHash(db);
    if (passwordHash === null) throw new Error('There are no demo people in this database.');
    const common = { now, outsideUrl, passwordHash, jsonColumns: await jsonColumns(db) };
    await inBulk(db, async () => {
      const batches = batchesOf(crowd).map((batch) => ({ ...common, batch }));
      let count = 0;
      for await (const written of inTurn(batches)) {
        for (const lines of written.tables) await copyLines(db, lines);
        outside.push(written.outside);
        onProgress?.((count += 1) / batches.length);
      }
      await searchTexts(db);
    });
    for (const each of outside) await postOutsideWorld(outsideUrl, each);
  });
  await tidyUp(databaseUrl);
}

/** The batches in order, the next one in the making while one is used. */
async function* inTurn(batches: readonly BatchToWrite[]): AsyncGenerator<WrittenBatch> {
  const filename = new URL('batch-worker.ts', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1 });
  const write = (batch: BatchToWrite): Promise<WrittenBatch> => pool.run(batch);
  try {
    const [first, ...others] = batches;
    let next = first && write(first);
    for (const batch of [...others, null]) {
      const written = await next;
      next = batch ? write(batch) : undefined;
      if (written) yield written;
    }
  } finally {
    await pool.destroy();
  }
}
