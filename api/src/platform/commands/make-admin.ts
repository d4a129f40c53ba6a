import pg from 'pg';
import { createAdmin } from '../../auth/create-admin.ts';
import { createClock } from '../clock.ts';
import { isTaken, openDatabase } from '../database/db.ts';
import { OperatorError } from '../operator-error.ts';

/** Creates an admin, who can change their name in the settings. */
export async function makeAdmin(databaseUrl: string, email: string, password: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The database stops right after us, which may break a closing connection.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = openDatabase(pool);
  try {
    await createAdmin(
      { db, clock: createClock() },
      { email, password, firstName: 'Parley', lastName: 'Admin' },
    );
  } catch (error) {
    if (isTaken(error)) throw new OperatorError(`${email} already has an account.`);
    throw asSentence(error);
  } finally {
    await db.destroy();
  }
}

/** The first validation error as a sentence. */
function asSentence(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const faults = 'issues' in error ? error.issues : 'fieldErrors' in error ? error.fieldErrors : null;
  const first: unknown = Array.isArray(faults) ? faults[0] : null;
  const isNamed = typeof first === 'object' && first !== null && 'message' in first;
  return isNamed ? new OperatorError(String(first.message)) : error;
}
