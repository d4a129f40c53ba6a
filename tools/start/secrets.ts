import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../atomic-file.ts';

export type Secrets = { session: string; platformWebhook: string; connectWebhook: string };

/** Generated once per data directory, readable by its owner only. */
export function secretsOf(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  try {
    const secrets: Secrets = JSON.parse(readFileSync(file, 'utf8'));
    return secrets;
  } catch {
    const secrets = {
      session: draw(),
      platformWebhook: `whsec_${draw()}`,
      connectWebhook: `whsec_${draw()}`,
    };
    writeAtomically(file, JSON.stringify(secrets));
    return secrets;
  }
}

function draw(): string {
  return randomBytes(32).toString('base64url');
}
