import * as audit from './audit.ts';
import * as admin from './admin/schemas.ts';
import * as appointments from './appointments/schemas.ts';
import * as auth from './auth/schemas.ts';
import * as apiKeys from './auth/api-keys.ts';
import * as busyCalendars from './availability/busy-calendars.ts';
import * as availability from './availability/schemas.ts';
import * as certificates from './certificates/schemas.ts';
import * as chat from './chat/schemas.ts';
import * as dashboard from './dashboard/schemas.ts';
import * as disciplines from './disciplines/schemas.ts';
import * as favorites from './favorites/schemas.ts';
import * as files from './files/schemas.ts';
import * as invites from './invites/schemas.ts';
import * as jobPostings from './job-postings/schemas.ts';
import * as jobs from './jobs/schemas.ts';
import * as negotiations from './negotiations/schemas.ts';
import * as notifications from './notifications/schemas.ts';
import * as payments from './payments/schemas.ts';
import * as proposals from './proposals/schemas.ts';
import * as reviews from './reviews/schemas.ts';
import * as savedSearches from './saved-searches/schemas.ts';
import * as services from './services/schemas.ts';
import * as showcase from './showcase/schemas.ts';
import * as support from './support/schemas.ts';
import * as users from './users/schemas.ts';
import * as webhooks from './webhooks/schemas.ts';
import * as webhookEvents from './webhooks/events.ts';
import * as ledger from './payments/ledger.ts';

/** Every schema module: its capitalized exports are named in the OpenAPI document and in generated clients. */
export const SCHEMAS = [
  audit,
  admin,
  appointments,
  auth,
  apiKeys,
  availability,
  busyCalendars,
  certificates,
  chat,
  dashboard,
  disciplines,
  favorites,
  files,
  invites,
  jobPostings,
  jobs,
  negotiations,
  notifications,
  payments,
  proposals,
  reviews,
  savedSearches,
  services,
  showcase,
  support,
  users,
  webhooks,
  webhookEvents,
  ledger,
] as const;
