import { readSettings } from '../../env.ts';
import { directUrl } from '../database/pooler/pooled.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { readWords, type Command } from './command.ts';
import { withInstallation } from './installation.ts';

export const migrateCommand: Command = {
  usage: '',
  does: 'Updates the database to this release. Safe while the previous release is running; a start does it too, unless MIGRATE_AT_START is off.',
  run: async (words) => {
    readWords(words, { flags: {} });
    return withInstallation(async (environment) => {
      const done = await migrate(directUrl(readSettings(environment)), {
        onApplied: (name) => console.log(`applied ${name}`),
      });
      console.log(done.length === 0 ? 'The database is up to date.' : `Migrations applied: ${done.length}`);
      return 0;
    });
  },
};
