import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

const Sealed = z.object({ size: z.number().int(), sha256: z.string().length(64) });
export type Sealed = z.infer<typeof Sealed>;

export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  startedAt: z.string(),
  /** PostgreSQL's major version, which pg_restore must not be older than. */
  postgres: z.number().int(),
  /** The newest one that the database had. */
  migration: z.string(),
  dump: Sealed,
  /** How many rows each table had. */
  tables: z.record(z.string(), z.number().int()),
  files: z.array(Sealed.extend({ key: z.string().regex(/^[a-z0-9-]{8,80}$/) })),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
export const DUMP = 'database.dump';

/** Where a file lies in a backup. */
export const placeOf = (folder: string, key: string) => path.join(folder, 'files', key.slice(-2), key);

export function readManifest(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new OperatorError(
      `There is no whole backup in ${folder} (${MANIFEST} is written last): name the folder of another one.`,
    );
  }
}

/** Counts and hashes what passes through. */
export function sealing(): { through: Transform; sealed: () => Sealed } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, sealed: () => ({ size, sha256: hash.digest('hex') }) };
}

export async function sealOf(bytes: Readable): Promise<Sealed> {
  const { through, sealed } = sealing();
  through.resume();
  await pipeline(bytes, through);
  return sealed();
}

/** The files of a backup that are not as its manifest says; the dump among them. */
export async function damagedIn(folder: string, { dump, files }: Manifest): Promise<string[]> {
  const all = [
    { place: path.join(folder, DUMP), ...dump },
    ...files.map((file) => ({ place: placeOf(folder, file.key), ...file })),
  ];
  const damaged: string[] = [];
  for (const { place, size, sha256 } of all) {
    const found = await sealOf(createReadStream(place)).catch(() => null);
    if (found?.size !== size || found.sha256 !== sha256) damaged.push(place);
  }
  return damaged;
}
