import { constants } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../env.ts';
import { OperatorError } from '../operator-error.ts';

type Folders = Pick<Settings, 'FILES_DIR' | 'S3_BUCKET' | 'LOCALES_DIR' | 'WEB_BUILD'>;

/** Refuses, all at once, folders of the settings that aren't what they have to be. Makes an empty one for files. */
export async function requireFolders(settings: Folders, servesPages: boolean): Promise<void> {
  const { FILES_DIR, S3_BUCKET, LOCALES_DIR, WEB_BUILD } = settings;
  const found = await Promise.all([
    S3_BUCKET === undefined &&
      reasonAgainst(
        mayWrite(FILES_DIR),
        (why) =>
          `FILES_DIR names ${FILES_DIR}, where no file can be stored (${why}): let the user that Parley runs as write there, or correct the path.`,
      ),
    reasonAgainst(
      readdir(LOCALES_DIR),
      (why) =>
        `LOCALES_DIR names ${LOCALES_DIR}, which can’t be read (${why}): correct the path, or leave it out for Parley’s own.`,
    ),
    servesPages &&
      WEB_BUILD !== undefined &&
      reasonAgainst(
        access(path.join(WEB_BUILD, 'server/index.js')),
        (why) =>
          `WEB_BUILD names ${WEB_BUILD}, where no built web app is (${why}): run npm run build, or correct the path.`,
      ),
  ]);
  const faults = found.filter((fault) => typeof fault === 'string');
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
}

async function mayWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK | constants.X_OK);
}

async function reasonAgainst(
  looking: Promise<unknown>,
  sentence: (why: string) => string,
): Promise<string | null> {
  try {
    await looking;
    return null;
  } catch (error) {
    return sentence(error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}
