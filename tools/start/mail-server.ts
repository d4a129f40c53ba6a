import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../atomic-file.ts';

const placeOf = (dataDir: string) => path.join(dataDir, 'mail-server');

/** The stand-in for the mail server has another port at each start: tools beside it, such as the doctor, read it here. */
export const noteMailServer = (dataDir: string, url: string) => writeAtomically(placeOf(dataDir), url);

/** Where it was at the latest start; before the first one, where nothing answers. */
export function notedMailServer(dataDir: string): string {
  try {
    return readFileSync(placeOf(dataDir), 'utf8');
  } catch {
    return 'smtp://127.0.0.1:9';
  }
}
