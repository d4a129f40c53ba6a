import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../atomic-file.ts';

export type ServerMemory = { port: number; password: string };

/** The stored port and password of the embedded server, created if missing. */
export function loadServerMemory(dataDir: string): ServerMemory {
  try {
    const memory: ServerMemory = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return memory;
  } catch {
    const memory = { port: 0, password: randomBytes(18).toString('base64url') };
    saveServerMemory(dataDir, memory);
    return memory;
  }
}

export function saveServerMemory(dataDir: string, memory: ServerMemory): void {
  writeAtomically(fileIn(dataDir), JSON.stringify(memory));
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'postgres.json');
}
