import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Stripe from 'stripe';

const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/outside');

/** The derived schema, cached beside the packages: deriving takes two seconds in each test file. */
export async function keptSchema(): Promise<object> {
  const file = path.join(FOLDER, `${fingerprint()}.json`);
  const kept = read(file);
  if (kept) return kept;
  const { stripeSchema } = await import('./derive.ts');
  const schema = stripeSchema();
  mkdirSync(FOLDER, { recursive: true });
  // Written to a temporary file first: two test files may derive concurrently
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(schema));
  renameSync(`${file}.${process.pid}`, file);
  return schema;
}

/** The cache key: our shapes, the derivation and the packages' versions. */
function fingerprint(): string {
  const { resolve } = createRequire(import.meta.url);
  const ours = ['shapes.ts', 'derive.ts', 'tsconfig.json'].map((file) =>
    path.join(import.meta.dirname, file),
  );
  const hash = createHash('sha256').update(Stripe.PACKAGE_VERSION);
  for (const file of [...ours, resolve('ts-json-schema-generator/package.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function read(file: string): object | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
