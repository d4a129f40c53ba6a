import type { Role } from '@parley/contract/access.ts';
import type { SecurityKind } from '@parley/contract/auth/schemas.ts';
import type { APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import type { Country } from '@parley/contract/users/countries.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import type { TalkKind, TalkStatus } from '@parley/contract/negotiations/states.ts';
import type { ChosenType, NotificationType } from '@parley/contract/notifications/kinds.ts';
import type {
  ACCOUNT_STATUSES,
  Difference,
  PAYOUT_STEPS,
  PaymentStatus,
  Settlement,
} from '@parley/contract/payments/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/*
 * The tables as the migrations make them; `database.test.ts` compares the two. Instants and dates come out of the
 * driver as text (ISO 8601 with milliseconds, and YYYY-MM-DD); ranges as PostgreSQL writes them; int8 as a number.
 */
type Instant = ColumnType<string, string | Date, string | Date>;
type Experience = 12 | 36 | 60;
type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
type PayoutStep = (typeof PAYOUT_STEPS)[number];
type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
interface Link {
  label: string;
  url: string;
}
/** Minutes of the local day, [from, to). */
export interface MinuteSlot {
  from: number;
  to: number;
}
interface ServiceImage {
  fileId: string;
  alt: string;
}

export interface FilesTable {
  id: string;
  ownerId: string | null;
  name: string;
  size: number;
  contentType: string;
  storageKey: string;
  isPublic: Generated<boolean>;
  width: number | null;
  height: number | null;
  jobId: string | null;
  isPicture: Generated<boolean>;
  inJobList: Generated<boolean>;
  unusedSince: Instant | null;
  createdAt: Instant;
}

export interface UsersTable {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  role: Role;
  timeZone: string;
  avatarFileId: string | null;
  passwordHash: string;
  createdAt: Instant;
  disabledAt: Instant | null;
  disabledReason: string | null;
  closedAt: Instant | null;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  storedBytes: Generated<number>;
  language: Generated<string>;
  clockHours: Generated<12 | 24>;
}

export interface SignUpsTable {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Exclude<Role, 'ADMIN'>;
  timeZone: string;
  passwordHash: string;
  browserHash: string;
  createdAt: Instant;
}

export interface SessionsTable {
  id: string;
  userId: string;
  tokenHash: string;
  previousHash: string | null;
  rotatedAt: Instant;
  device: string;
  ip: string;
  createdAt: Instant;
  expiresAt: Instant;
  endedAt: Instant | null;
}

export interface SecurityEventsTable {
  id: string;
  userId: string;
  at: Instant;
  kind: SecurityKind;
  device: string;
  ip: string;
  isKnown: boolean;
  number: number;
}

export interface SecurityCountsTable {
  userId: string;
  day: string;
  kind: SecurityKind;
  isKnown: boolean;
  count: Generated<number>;
}

export interface CodesTable {
  id: string;
  purpose: 'sign_up' | 'password' | 'email';
  email: string;
  userId: string | null;
  signUpId: string | null;
  asker: string;
  codeHash: string | null;
  tokenHash: string;
  tries: Generated<number>;
  strangersTries: Generated<number>;
  sentAt: Instant;
  expiresAt: Instant;
}

export interface ThrottlesTable {
  key: string;
  count: number;
  resetsAt: Instant;
}

export interface DisciplinesTable {
  id: string;
  name: string;
  position: number;
}

export interface CategoriesTable {
  id: string;
  disciplineId: string;
  name: string;
  position: number;
}

export interface ProfilesTable {
  userId: string;
  headline: Generated<string>;
  bio: Generated<string>;
  country: Country | null;
  languages: Generated<string[]>;
  experience: Experience | null;
  skills: Generated<string[]>;
  hourlyRateCents: number | null;
  links: ColumnType<Link[], string | undefined, string>;
  initialised: Generated<boolean>;
  payoutsEnabled: Generated<boolean>;
  completedJobs: Generated<number>;
  responseMinutes: Generated<number[]>;
  search: Generated<string>;
}

export interface ProfileCategoriesTable {
  userId: string;
  categoryId: string;
}

export interface AuditEntriesTable {
  id: string;
  at: Instant;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  reason: string | null;
}

export interface HoursTable {
  professionalId: string;
  timeZone: string;
  minimumNoticeMinutes: Generated<number>;
  computedUntil: ColumnType<string, string | undefined, string>;
  setAt: string | null;
}

export interface HourRulesTable {
  professionalId: string;
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

export interface HourDatesTable {
  professionalId: string;
  date: string;
  slots: ColumnType<MinuteSlot[], string, string>;
  setAt: string | null;
}

export interface BookingsTable {
  appointmentId: string;
  professionalId: string;
  during: string;
}

export interface FreeTimesTable {
  professionalId: string;
  during: string;
}

export interface ServicesTable {
  id: string;
  professionalId: string;
  title: string;
  description: string;
  disciplineId: string;
  categoryId: string;
  skills: Generated<string[]>;
  experience: Experience;
  pricing: 'FIXED' | 'HOURLY';
  priceCents: number;
  consultationMinutes: number;
  images: ColumnType<ServiceImage[], string | undefined, string>;
  active: Generated<boolean>;
  removedAt: Instant | null;
  createdAt: Instant;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  ratingAverage: GeneratedAlways<number>;
  search: GeneratedAlways<string | null>;
}

export interface FavoriteServicesTable {
  userId: string;
  serviceId: string;
  createdAt: Instant;
}

export interface JobPostingsTable {
  id: string;
  clientId: string;
  title: string;
  description: string;
  disciplineId: string;
  categoryId: string;
  skills: Generated<string[]>;
  experience: Experience;
  pricing: 'FIXED' | 'HOURLY';
  budgetMinCents: number;
  budgetMaxCents: number;
  startBy: string | null;
  attachments: Generated<string[]>;
  status: PostingStatus;
  createdAt: Instant;
  closesAt: Instant | null;
  remindAt: Instant | null;
  search: GeneratedAlways<string | null>;
  removedAt: Instant | null;
}

export interface FavoriteJobPostingsTable {
  userId: string;
  jobPostingId: string;
  createdAt: Instant;
}

export interface NegotiationsTable {
  id: string;
  kind: TalkKind;
  postingId: string | null;
  serviceId: string | null;
  clientId: string;
  professionalId: string;
  title: string;
  message: string;
  amountCents: number;
  estimatedDays: number | null;
  startsAt: Instant;
  minutes: number;
  status: TalkStatus;
  isOpen: GeneratedAlways<boolean>;
  turn: SideRole | null;
  fillPosting: Generated<boolean>;
  expiresAt: Instant | null;
  remindAt: Instant | null;
  createdAt: Instant;
  movedAt: Instant;
}

export interface NegotiationMovesTable {
  id: string;
  negotiationId: string;
  at: Instant;
  by: Side | 'clock' | 'admin';
  action: string;
  fromStatus: TalkStatus | null;
  toStatus: TalkStatus;
  message: string | null;
  startsAt: Instant | null;
  minutes: number | null;
}

/** The deadlines of a job that a dispute has stopped. */
export interface StoppedClocks {
  releaseAt: string | null;
  refundableAt: string | null;
  disputeAt: string | null;
}

export interface JobsTable {
  id: string;
  negotiationId: string;
  postingId: string | null;
  serviceId: string | null;
  clientId: string;
  professionalId: string;
  title: string;
  description: string;
  amountCents: number;
  estimatedDays: number | null;
  status: JobStatus;
  createdAt: Instant;
  dueAt: Instant;
  payBy: Instant | null;
  releaseAt: Instant | null;
  remindAt: Instant | null;
  extensionUsed: Generated<boolean>;
  deliveredAt: Instant | null;
  completedAt: Instant | null;
  cancelledAt: Instant | null;
  reviewBy: Instant | null;
  refundableAt: Instant | null;
  disputeAt: Instant | null;
  disputedAt: Instant | null;
  disputedBy: Side | 'clock' | 'admin' | 'processor' | null;
  disputedFrom: 'ACTIVE' | 'DELIVERED' | null;
  refundAt: Instant | null;
  stoppedClocks: ColumnType<StoppedClocks | null, string | null, string | null>;
}

export interface JobMovesTable {
  id: string;
  jobId: string;
  at: Instant;
  by: Side | 'clock' | 'admin' | 'processor';
  action: string;
  fromStatus: JobStatus | null;
  toStatus: JobStatus;
  message: string | null;
}

export interface AppointmentsTable {
  id: string;
  jobId: string;
  clientId: string;
  professionalId: string;
  startsAt: Instant;
  endsAt: Instant;
  status: AppointmentStatus;
  proposedStartsAt: Instant | null;
  proposedMinutes: number | null;
  clientCheckedInAt: Instant | null;
  professionalCheckedInAt: Instant | null;
  startedAt: Instant | null;
  endedAt: Instant | null;
  attendance: 'HELD' | 'PROFESSIONAL_ABSENT' | 'NEITHER' | null;
  createdAt: Instant;
  askedBy: SideRole | null;
  agreedAt: Instant | null;
  turn: SideRole | null;
  isFirst: Generated<boolean>;
  replacesId: string | null;
  clientMoves: Generated<number>;
  professionalMoves: Generated<number>;
  sequence: Generated<number>;
  expiresAt: Instant | null;
  remindAt: Instant | null;
  attendAt: Instant | null;
  refundAt: Instant | null;
  objectUntil: Instant | null;
  chooseUntil: Instant | null;
  objectedAt: Instant | null;
}

export interface AppointmentMovesTable {
  id: string;
  appointmentId: string;
  at: Instant;
  by: Side | 'clock' | 'admin';
  action: string;
  fromStatus: AppointmentStatus | null;
  toStatus: AppointmentStatus;
  message: string | null;
  startsAt: Instant | null;
  minutes: number | null;
}

export interface MeetingPresenceTable {
  id: string;
  appointmentId: string;
  userId: string;
  joinedAt: Instant;
  leftAt: Instant | null;
}

export interface CalendarFeedsTable {
  userId: string;
  version: Generated<number>;
  secretHash: string;
}

export interface ChatsTable {
  jobId: string;
  lastSeq: Generated<number>;
}

export interface MessagesTable {
  id: string;
  jobId: string;
  seq: number;
  senderId: string;
  body: string;
  attachments: Generated<string[]>;
  clientMessageId: string | null;
  createdAt: Instant;
  readAt: Instant | null;
}

export interface PayoutAccountsTable {
  professionalId: string;
  processorId: string | null;
  status: AccountStatus;
  payoutsEnabled: Generated<boolean>;
  requirements: Generated<string[]>;
  updatedAt: Instant;
}

export interface PaymentsTable {
  id: string;
  jobId: string;
  clientId: string;
  professionalId: string;
  amountCents: number;
  feeCents: number;
  refundedCents: Generated<number>;
  status: PaymentStatus;
  settlement: Settlement;
  transfer: Generated<PayoutStep>;
  refund: Generated<PayoutStep>;
  attempt: Generated<number>;
  intentId: string | null;
  chargeId: string | null;
  receiptUrl: string | null;
  paidAt: Instant | null;
  holdUntil: Instant | null;
  createdAt: Instant;
  pendingSince: Instant | null;
  tellPendingAt: Instant | null;
  giveUpAt: Instant | null;
}

export interface CheckoutsTable {
  id: string;
  paymentId: string;
  attempt: number;
  status: 'OPENING' | 'OPEN' | 'COMPLETE' | 'EXPIRED';
  processorId: string | null;
  url: string | null;
  expiresAt: Instant;
  createdAt: Instant;
  askAt: Instant | null;
}

export interface ProcessorCallsTable {
  id: string;
  kind: 'transfer' | 'reversal' | 'refund' | 'expire_checkout';
  paymentId: string;
  key: string;
  params: ColumnType<Record<string, string | number>, string, string>;
  status: Generated<'PENDING' | 'WAITING' | 'DONE' | 'STUCK' | 'CANCELLED'>;
  tries: Generated<number>;
  error: string | null;
  resultId: string | null;
  createdAt: Instant;
  doneAt: Instant | null;
  settleBy: Instant | null;
}

export interface DebtsTable {
  id: string;
  professionalId: string;
  paymentId: string;
  amountCents: number;
  leftCents: number;
  reason: string;
  createdAt: Instant;
}

export interface CountriesTable {
  code: string;
  name: string;
}

export interface UnmatchedChargesTable {
  chargeId: string;
  paymentId: string;
  processorId: string;
  intentId: string;
  amountCents: number;
  currency: string;
  differs: Difference[];
  foundAt: Instant;
}

export interface PayoutsTable {
  id: string;
  professionalId: string;
  amountCents: number;
  status: string;
  at: Instant;
}

export interface ProcessorEventsTable {
  id: string;
  type: string;
  receivedAt: Instant;
}

export interface LedgerTransactionsTable {
  id: string;
  at: Instant;
  kind: string;
  text: string;
  jobId: string | null;
  sourceType: string;
  sourceId: string;
  reverses: string | null;
}

type LedgerAccount =
  | 'client'
  | 'held'
  | 'platform_fees'
  | 'payable'
  | 'receivable'
  | 'processor'
  | 'processor_fees'
  | 'bank';

export interface LedgerEntriesTable {
  id: string;
  transactionId: string;
  account: LedgerAccount;
  ownerId: string | null;
  amountCents: number;
}

export interface LedgerBalancesTable {
  account: string;
  ownerId: string | null;
  balanceCents: number;
}

export interface ReviewsTable {
  id: string;
  jobId: string;
  serviceId: string | null;
  authorId: string;
  aboutId: string;
  rating: number;
  text: string;
  createdAt: Instant;
  publishAt: Instant;
  publishedAt: Instant | null;
  hiddenAt: Instant | null;
  hiddenReason: string | null;
}

export interface NotificationsTable {
  id: string;
  userId: string;
  type: NotificationType;
  message: string;
  url: string | null;
  createdAt: Instant;
  readAt: Instant | null;
  inApp: Generated<boolean>;
  mailMessage: string | null;
  mailAt: Instant | null;
}

export interface NotificationSettingsTable {
  userId: string;
  type: ChosenType;
  inApp: boolean;
  email: boolean;
}

export interface MailsTable {
  id: string;
  kind: 'code' | 'account' | 'news' | 'calendar';
  userId: string | null;
  recipient: string;
  content: ColumnType<object | null, string, string | null>;
  createdAt: Instant;
  tryAt: Instant | null;
  tries: Generated<number>;
  error: string | null;
  sentAt: Instant | null;
  givenUpAt: Instant | null;
}

export interface CertificatesTable {
  id: string;
  professionalId: string;
  name: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string | null;
  credentialUrl: string | null;
  fileId: string | null;
  status: 'PENDING' | 'VERIFIED' | 'REJECTED';
  reason: string | null;
  createdAt: Instant;
  dueAt: Instant | null;
  remindAt: Instant | null;
}

export interface TicketsTable {
  id: string;
  authorId: string;
  jobId: string | null;
  message: string;
  status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED';
  createdAt: Instant;
  dueAt: Instant;
  resolvedAt: Instant | null;
}

export interface TicketRepliesTable {
  id: string;
  ticketId: string;
  authorId: string;
  message: string;
  createdAt: Instant;
}

export interface IdempotencyKeysTable {
  userId: string;
  key: string;
  call: string;
  requestHash: string;
  status: number | null;
  reply: ColumnType<object | null, string | null, string>;
  createdAt: Instant;
}

export interface DemoClockTable {
  onlyRow: Generated<boolean>;
  offsetSeconds: Generated<number>;
}

export interface ProcessesTable {
  poolId: string;
  host: string;
  pid: number;
  seenAt: Instant;
}

export interface Database {
  files: FilesTable;
  users: UsersTable;
  signUps: SignUpsTable;
  sessions: SessionsTable;
  securityEvents: SecurityEventsTable;
  securityCounts: SecurityCountsTable;
  codes: CodesTable;
  throttles: ThrottlesTable;
  disciplines: DisciplinesTable;
  categories: CategoriesTable;
  profiles: ProfilesTable;
  profileCategories: ProfileCategoriesTable;
  auditEntries: AuditEntriesTable;
  hours: HoursTable;
  hourRules: HourRulesTable;
  hourDates: HourDatesTable;
  bookings: BookingsTable;
  freeTimes: FreeTimesTable;
  services: ServicesTable;
  favoriteServices: FavoriteServicesTable;
  jobPostings: JobPostingsTable;
  favoriteJobPostings: FavoriteJobPostingsTable;
  negotiations: NegotiationsTable;
  negotiationMoves: NegotiationMovesTable;
  jobs: JobsTable;
  jobMoves: JobMovesTable;
  appointments: AppointmentsTable;
  appointmentMoves: AppointmentMovesTable;
  meetingPresence: MeetingPresenceTable;
  calendarFeeds: CalendarFeedsTable;
  chats: ChatsTable;
  messages: MessagesTable;
  payoutAccounts: PayoutAccountsTable;
  payments: PaymentsTable;
  checkouts: CheckoutsTable;
  processorCalls: ProcessorCallsTable;
  unmatchedCharges: UnmatchedChargesTable;
  debts: DebtsTable;
  countries: CountriesTable;
  payouts: PayoutsTable;
  processorEvents: ProcessorEventsTable;
  ledgerTransactions: LedgerTransactionsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerBalances: LedgerBalancesTable;
  reviews: ReviewsTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
  mails: MailsTable;
  certificates: CertificatesTable;
  tickets: TicketsTable;
  ticketReplies: TicketRepliesTable;
  idempotencyKeys: IdempotencyKeysTable;
  demoClock: DemoClockTable;
  processes: ProcessesTable;
}
