import type { PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import type { Insertable } from 'kysely';
import type { MinuteSlot } from '../src/platform/database/json-columns.ts';
import type { DB as Database } from '../src/platform/database/tables.gen.ts';

/** JSON columns hold plain values, because rows are sent as JSON; generated columns are left out. */
interface AsJson {
  profiles: { links: { label: string; url: string }[] };
  hourDates: { slots: MinuteSlot[] };
  services: { images: { fileId: string; alt: string }[] };
  processorCalls: { params: object };
  mails: { content: object };
  savedSearches: { filters: object };
  jobs: { stoppedClocks: object | null };
  offers: { milestones: readonly PlannedMilestone[] | null };
  appointmentSeries: { dates: readonly object[] };
}
type Table = keyof Database;
/** Instants are text, so that rows can be compared before they are written. */
type Written<T> = { [K in keyof T]: Date extends T[K] ? Exclude<T[K], Date> : T[K] };
type Given<T extends Table> = Written<Insertable<Database[T]>>;
export type Row<T extends Table> = T extends keyof AsJson
  ? Omit<Given<T>, keyof AsJson[T]> & AsJson[T]
  : Given<T>;

/** In foreign-key order. */
const TABLES = [
  'users',
  'profiles',
  'profileCategories',
  'hours',
  'hourSets',
  'hourRules',
  'hourDates',
  'services',
  'jobPostings',
  'negotiations',
  'negotiationMoves',
  'jobs',
  'files',
  'imageSizes',
  'certificates',
  'samples',
  'hellos',
  'auditEntries',
  'jobMoves',
  'appointmentSeries',
  'appointments',
  'appointmentMoves',
  'bookings',
  'freeTimes',
  'offers',
  'resolutions',
  'chats',
  'messages',
  'payoutAccounts',
  'payments',
  'checkouts',
  'processorCalls',
  'payouts',
  'ledgerTransactions',
  'ledgerEntries',
  'reviews',
  'favoriteServices',
  'favoriteJobPostings',
  'savedSearches',
  'savedSearchKeys',
  'notifications',
  'notificationSettings',
  'mails',
  'tickets',
  'reports',
] as const satisfies readonly Table[];

export type Rows = { [T in (typeof TABLES)[number]]: Row<T>[] };

export function noRows(): Rows {
  return {
    users: [],
    files: [],
    imageSizes: [],
    profiles: [],
    profileCategories: [],
    hours: [],
    hourSets: [],
    hourRules: [],
    hourDates: [],
    services: [],
    jobPostings: [],
    negotiations: [],
    negotiationMoves: [],
    jobs: [],
    certificates: [],
    samples: [],
    hellos: [],
    auditEntries: [],
    jobMoves: [],
    appointmentSeries: [],
    appointments: [],
    appointmentMoves: [],
    bookings: [],
    freeTimes: [],
    offers: [],
    resolutions: [],
    chats: [],
    messages: [],
    payoutAccounts: [],
    payments: [],
    checkouts: [],
    processorCalls: [],
    payouts: [],
    ledgerTransactions: [],
    ledgerEntries: [],
    reviews: [],
    favoriteServices: [],
    favoriteJobPostings: [],
    savedSearches: [],
    savedSearchKeys: [],
    notifications: [],
    notificationSettings: [],
    mails: [],
    tickets: [],
    reports: [],
  };
}

/** In foreign-key order. */
export function inOrder(rows: Rows): { table: string; rows: readonly object[] }[] {
  return TABLES.map((table) => ({ table, rows: rows[table] }));
}
