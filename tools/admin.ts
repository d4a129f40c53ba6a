import { generatePassword, readPassword } from './admin-password.ts';
import { makeAdmin } from './make-admin.ts';
import { drawPushKeys } from './push-keys.ts';
import { codeOf, Refusal, sentence } from './refusal.ts';
import { readSettings } from './start/settings.ts';
import { withDatabase } from './postgres/with-database.ts';

// `npm run admin -- create EMAIL`: sign-up creates no admins. `npm run admin -- push-keys`: settings of an installation.
const USAGE = 'Usage: npm run admin -- create EMAIL, or npm run admin -- push-keys';
const [act, email, ...more] = process.argv.slice(2);

try {
  if (act === 'push-keys' && email === undefined) printPushKeys();
  else if (act === 'create' && email && more.length === 0) await create(email);
  else throw new Refusal(USAGE);
} catch (error) {
  console.error(
    error instanceof Refusal
      ? error.message
      : `The admin couldn’t be created: ${sentence(error) || codeOf(error)}`,
  );
  process.exitCode = 1;
}

async function create(address: string): Promise<void> {
  const typed = process.stdin.isTTY ? await readPassword() : '';
  const password = typed || generatePassword();
  const settings = readSettings(process.env, process.cwd());
  await withDatabase(settings, (databaseUrl) => makeAdmin(databaseUrl, address, password));
  console.log(`${address} is now an admin and can log in at ${settings.publicUrl}/login`);
  if (!typed) console.log(`Password (shown only once): ${password}`);
}

function printPushKeys(): void {
  const { publicKey, privateKey } = drawPushKeys();
  console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
}
