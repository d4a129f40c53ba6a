import { existsSync } from 'node:fs';
import path from 'node:path';
import { givenSettings, type Environment } from '../settings/given-settings.ts';

const TOOLS = path.join(import.meta.dirname, '../../../../tools');

/** Whether these are a company's own settings, rather than the demo of a developer's checkout. */
function isInstallation(environment: Environment): boolean {
  const { values } = givenSettings(environment, ['DATABASE_URL', 'STRIPE_SECRET_KEY']);
  return values.STRIPE_SECRET_KEY !== undefined || !existsSync(path.join(TOOLS, 'postgres'));
}

/**
 * Does work with the settings to use: those of the environment, or in a developer's checkout those of `npm start`, whose
 * database is started if it is not running.
 */
export async function withInstallation(work: (environment: Environment) => Promise<number>): Promise<number> {
  if (isInstallation(process.env)) return work(process.env);
  const [{ readSettings }, { withDatabase }, { environmentForTool }] = await Promise.all([
    import('../../../../tools/start/settings.ts'),
    import('../../../../tools/postgres/with-database.ts'),
    import('../../../../tools/start/world.ts'),
  ]);
  const settings = readSettings(process.env, process.cwd());
  let code = 1;
  await withDatabase(settings, async (databaseUrl) => {
    code = await work(environmentForTool(settings, databaseUrl));
  });
  return code;
}
