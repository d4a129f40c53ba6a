import type { Platform } from '../platform.ts';

const EVERY_MS = 2_000;

/**
 * Reads the installation's settings, and again every two seconds: the change of another process is seen without anything
 * being shared but the database. Without the database the last known ones stay.
 */
export async function followInstallation({
  installation,
  db,
  log,
}: Platform): Promise<{ stop: () => Promise<void> }> {
  await installation.reread(db);
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = installation.reread(db).catch((error: unknown) => {
      log.debug({ err: error }, 'the settings could not be read');
    });
  }, EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await reading;
  };
  return { stop };
}
