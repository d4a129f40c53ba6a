import type { AddressProblem } from '../../../platform/user-address/address-fault.ts';

/** What a thread is to do with a server. */
export type DavTask =
  | { find: Account }
  | { read: Account & { known: string | null; from: string; to: string } };

/** Where a person's calendars are, or one of them, and what opens it. */
export interface Account {
  address: string;
  user: string;
  password: string;
}

/** A request of the thread's, which has no network of its own. */
export interface DavRequest {
  number: number;
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  showsRedirect: boolean;
}

export type DavReply = { number: number } & (
  | { status: number; headers: Record<string, string>; text: string }
  | { problem: AddressProblem }
);

export interface FoundCalendar {
  address: string;
  name: string;
}

/** Files of a calendar, and how many of its entries could not be read; null: nothing has changed. */
export type DavContent = { files: string[]; unread: number; state: string | null } | null;

export type DavResult = { found: FoundCalendar[] } | { content: DavContent } | { problem: DavProblem };
export type DavProblem = 'no_calendars' | 'server_error' | 'too_much';
