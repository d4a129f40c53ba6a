import { generatePassword, readPassword } from './admin-password.ts';
import { makeAdmin } from './make-admin.ts';
import { codeOf, Refusal, sentence } from './refusal.ts';
import { readSettings } from './start/settings.ts';
import { withDatabase } from './postgres/with-database.ts';

// `npm run admin -- create EMAIL`: sign-up creates no admins.
const USAGE = 'Usage: npm run admin -- create EMAIL';
const [act, email, ...more] = process.argv.slice(2);

try {
  if (act !== 'create' || !email || more.length > 0) throw new Refusal(USAGE);
  const typed = process.stdin.isTTY ? await readPassword() : '';
  const password = typed || generatePassword();
  const settings = readSettings(process.env, process.cwd());
  await withDatabase(settings, (databaseUrl) => makeAdmin(databaseUrl, email, password));
  console.log(`${email} is now an admin and can log in at ${settings.publicUrl}/login`);
  if (!typed) console.log(`Password (shown only once): ${password}`);
} catch (error) {
  console.error(
    error instanceof Refusal
      ? error.message
      : `The admin couldn’t be created: ${sentence(error) || codeOf(error)}`,
  );
  process.exitCode = 1;
}
