import { fillBasics } from '../../../seeds/main.ts';
import { readSettings, type Settings } from '../../env.ts';
import { directUrl } from '../database/pooler/pooled.ts';
import { requireMigrated } from '../database/migrations/migrate.ts';
import { generatePassword, readPassword } from './ask-password.ts';
import { readWords, UsageError, type Command } from './command.ts';
import { withInstallation } from './installation.ts';
import { makeAdmin } from './make-admin.ts';
import { drawPushKeys } from './push-keys.ts';

export const adminCommand: Command = {
  usage: 'create EMAIL | push-keys',
  does: 'Creates an admin, which sign-up can’t: asks for a password, or generates one and prints it once. push-keys generates a pair of VAPID keys.',
  run: async ([act, ...words]) => {
    if (act === 'push-keys') return printPushKeys(words);
    if (act !== 'create') throw new UsageError('Say what to do.');
    const [email = ''] = readWords(words, { flags: {}, places: ['email address'] }).places;
    return withInstallation(async (environment) => create(readSettings(environment), email));
  },
};

async function create(settings: Settings, email: string): Promise<number> {
  const databaseUrl = directUrl(settings);
  await requireMigrated(databaseUrl);
  const typed = process.stdin.isTTY ? await readPassword() : '';
  const password = typed || generatePassword();
  await fillBasics(databaseUrl);
  await makeAdmin(databaseUrl, email, password);
  console.log(`${email} is now an admin and can log in at ${settings.PUBLIC_URL}/login`);
  if (!typed) console.log(`Password (shown only once): ${password}`);
  return 0;
}

function printPushKeys(words: string[]): number {
  readWords(words, { flags: {} });
  const { publicKey, privateKey } = drawPushKeys();
  console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
  return 0;
}
