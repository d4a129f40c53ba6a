import type { CalendarKind } from '@parley/contract/availability/busy-calendars.ts';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { seal, unseal } from '../../platform/security/sealed.ts';
import type { FindHost } from '../../platform/user-address/find-host.ts';
import { fetchUserAddress, type Validators } from '../../platform/user-address/fetch-user-address.ts';
import { inDavThread } from './caldav/in-dav-thread.ts';
import { CalendarFault } from './calendar-fault.ts';

/** What opens a calendar of an account. */
const AccountSecret = z.object({ address: z.string(), user: z.string(), password: z.string() });
export type AccountSecret = z.infer<typeof AccountSecret>;

export const sealAccount = ({ keys }: Platform, secret: AccountSecret, id: string): string =>
  seal(keys.busyCalendar, JSON.stringify(secret), id);

/** Null once its secret is lost. */
export function accountOf(
  { keys }: Platform,
  { id, secret }: { id: string; secret: string },
): AccountSecret | null {
  const opened = unseal(keys.busyCalendar, secret, id);
  return opened === null ? null : AccountSecret.parse(JSON.parse(opened));
}

/** Files in iCalendar's format, null if nothing has changed; entries that could not be read are counted. */
export interface Content extends Validators {
  files: string[] | null;
  unread: number;
}

interface Asked {
  id: string;
  kind: CalendarKind;
  secret: string;
  known: Validators;
  from: string;
  to: string;
}

/** What a calendar's server has of a stretch of time, or of all. Throws AddressFault or CalendarFault. */
export async function fetchCalendar({ keys, findHost }: Platform, asked: Asked): Promise<Content> {
  const secret = unseal(keys.busyCalendar, asked.secret, asked.id);
  if (secret === null) throw new CalendarFault('secret_lost');
  if (asked.kind === 'CALDAV') return collectionOf(secret, asked, findHost);
  const { text, ...validators } = await fetchUserAddress(secret, asked.known, findHost);
  return { ...validators, files: text === null ? null : [text], unread: 0 };
}

async function collectionOf(secret: string, { known, from, to }: Asked, find: FindHost): Promise<Content> {
  const account = AccountSecret.parse(JSON.parse(secret));
  const result = await inDavThread({ read: { ...account, known: known.etag, from, to } }, find);
  const content = 'content' in result ? result.content : null;
  if (content === null) return { ...known, files: null, unread: 0 };
  const { files, unread, state } = content;
  if (files.length === 0 && unread > 0) throw new CalendarFault('not_understood');
  return { files, unread, etag: state, lastModified: null };
}
