import { inOrder } from '../rows.ts';
import type { OutsideWorld } from '../outside-world.ts';
import { draftBatch, type Batch } from './batch.ts';
import { linesOf, type Lines } from './lines.ts';

export interface BatchToWrite {
  now: Date;
  outsideUrl: string;
  passwordHash: string;
  jsonColumns: Set<string>;
  batch: Batch;
}

export interface WrittenBatch {
  tables: Lines[];
  outside: OutsideWorld;
}

/** A batch as text, in a thread of its own: the database reads one batch while the next is made up. */
export default function writeBatch({ jsonColumns, batch, ...given }: BatchToWrite): WrittenBatch {
  const draft = draftBatch(given.now, given.outsideUrl, given.passwordHash, batch);
  const filled = inOrder(draft.rows).filter(({ rows }) => rows.length > 0);
  return {
    tables: filled.map(({ table, rows }) => linesOf(table, rows, jsonColumns)),
    outside: draft.outside,
  };
}
