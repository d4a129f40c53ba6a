import path from 'node:path';
import { readSettings, type Settings } from '../../env.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { directUrl } from '../database/pooler/pooled.ts';
import { storageOf } from '../files/storage-of.ts';
import { readWords, type Command } from './command.ts';
import { withInstallation } from './installation.ts';

const placesOf = (settings: Settings, folder: string) => ({
  databaseUrl: directUrl(settings),
  storage: storageOf(settings),
  folder: path.resolve(folder),
  tell: (line: string) => console.log(line),
});

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const backupCommand: Command = {
  usage: 'FOLDER',
  does: 'Writes the database and all files, as they are at one moment, into a new folder, while the product runs. Needs pg_dump.',
  run: async (words) => {
    const [folder = ''] = readWords(words, { flags: {}, places: ['folder'] }).places;
    return withInstallation(async (environment) => {
      const { files, bytes, missing } = await backUp(placesOf(readSettings(environment), folder));
      console.log(`Backed up to ${folder}: the database and ${files} files, ${megabytes(bytes)}`);
      if (missing.length === 0) return 0;
      console.error(
        `${missing.length} files that the database names are not in storage, the first ${missing[0]}.`,
      );
      return 1;
    });
  },
};

export const restoreCommand: Command = {
  usage: 'FOLDER',
  does: 'Puts a backup into an empty database and empty storage, and checks every row count and checksum. Needs pg_restore.',
  run: async (words) => {
    const [folder = ''] = readWords(words, { flags: {}, places: ['folder'] }).places;
    return withInstallation(async (environment) => {
      const { tables, files } = await restore(placesOf(readSettings(environment), folder));
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
      console.log(
        `Restored and checked: ${rows} rows in ${Object.keys(tables).length} tables, ${files.length} files`,
      );
      return 0;
    });
  },
};
