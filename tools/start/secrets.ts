import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../atomic-file.ts';
import { drawPushKeys, type PushKeys } from '../../api/src/platform/commands/push-keys.ts';

export type Secrets = {
  session: string;
  platformWebhook: string;
  connectWebhook: string;
  bounces: string;
  push: PushKeys;
};

/** Generated once per data directory, readable by its owner only; one of an earlier version gets what it lacks. */
export function secretsOf(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = read(file);
  const secrets = {
    session: draw(),
    platformWebhook: `whsec_${draw()}`,
    connectWebhook: `whsec_${draw()}`,
    bounces: draw(),
    push: drawPushKeys(),
    ...kept,
  };
  if (Object.keys(secrets).some((name) => !(name in (kept ?? {}))))
    writeAtomically(file, JSON.stringify(secrets));
  return secrets;
}

function read(file: string): Partial<Secrets> | null {
  try {
    const kept: Partial<Secrets> = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  } catch {
    return null;
  }
}

function draw(): string {
  return randomBytes(32).toString('base64url');
}
