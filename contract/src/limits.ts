import { scaled } from './money.ts';

/**
 * Lengths (in characters) and counts, shared by the schemas and the screens' fields. `MIN_` and `MAX_` are inclusive.
 */

// Everywhere
export const MIN_TITLE = 3;
export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 5_000;
export const MAX_SKILLS = 30;
export const MAX_SKILL = 40;
export const MAX_WEB_ADDRESS = 500;
export const MAX_TIME_ZONE = 64;
/** The tag of a language, like pt-BR. */
export const MAX_LANGUAGE_TAG = 20;
/** A message along with a proposal, a response or a delivery. */
export const MAX_NOTE = 4_000;
/** How long an emailed code and its link are valid: of a sign-up, a password reset, another address. */
export const CODE_MINUTES = 10;
/** How far ahead a date or a time can lie, in days: two years. */
export const MAX_DAYS_AHEAD = 730;
/** An admin's reason. */
export const MIN_REASON = 3;
export const MAX_REASON = 2_000;

// Money: the least is about the processor's minimum, 50 cents for a dollar; the maximum fits PostgreSQL's int4.
export const MIN_CENTS = 50;
export const minCents = () => scaled(MIN_CENTS);
const MIN_CONSULTATION_CENTS = 500;
/** A consultation costs nothing or at least this: below, the processor’s fee would eat the platform’s. */
export const minConsultationCents = () => scaled(MIN_CONSULTATION_CENTS);
export const MAX_CENTS = 99_999_999;

// Lists
export const MAX_SEARCH = 120;
/** Several skills to search for, with commas between them. */
export const MAX_SKILLS_SEARCH = 200;
export const MAX_SUBJECT_TYPE = 40;
export const PAGE_SIZE = 20;
/** Moves that are read along with a job or a negotiation; those before by the page. */
export const LATEST_MOVES = 50;
/** Consultations that came to nothing, of those that are read along with a job: never agreed, or called off unpaid. */
export const LATEST_VOID = 50;
/** Replies that come with each support ticket of a list; those before by the page. */
export const LATEST_REPLIES = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_CURSOR = 500;

// auth, users
export const MAX_EMAIL = 254;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;
/** A first or a last name. */
export const MAX_NAME = 60;
export const MAX_DISPLAY_NAME = 80;
export const MAX_LINKS = 10;
export const MAX_LINK_LABEL = 60;
export const MAX_LANGUAGES = 20;
export const MIN_LANGUAGE = 2;
export const MAX_LANGUAGE = 40;
/** API keys of one person, and what they call them. */
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_NAME = 60;
export const MAX_CATEGORIES = 20;
export const MAX_BLOCKED_PEOPLE = 1_000;

/** An email that came back, with what it held. */
export const MAX_BOUNCE_BYTES = 2_000_000;

// disciplines
export const MIN_DISCIPLINE = 2;
export const MAX_DISCIPLINE = 60;
/** How many one list of disciplines or categories can be put in order at once. */
export const MAX_ORDERED = 500;

// files: the size of one file (attachment, upload) in bytes, and the files of one message, posting or service.
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_ATTACHMENTS = 10;
/** An image's alt text. */
export const MAX_ALT = 200;

// availability
export const MAX_HOURS_RULES = 140;
export const MAX_INTERVALS_PER_DAY = 20;
export const MAX_NOTICE_MINUTES = 7 * 24 * 60;
export const MAX_BUFFER_MINUTES = 120;
export const BUFFER_STEP = 5;
export const MAX_PER_DAY = 20;
export const MAX_PER_WEEK = 100;
export const MAX_BOOKING_DAYS = 365;
/** Besides the usual hours, and what each is called. */
export const MAX_HOUR_SETS = 10;
export const MAX_HOUR_SET_NAME = 60;
/** Closed in one go. */
export const MAX_DATES_AT_ONCE = 100;

// Consultations last a multiple of 15 minutes.
export const MINUTES_STEP = 15;
export const MIN_MINUTES = 15;
export const MAX_MINUTES = 120;

// services
/** Paused ones included: all are read at once. */
export const MAX_SERVICES = 100;

// certificates: name and issuer
export const MIN_CERTIFICATE_NAME = 2;
export const MAX_CERTIFICATE_NAME = 120;

// showcase: work samples of one service or profile
export const MAX_SAMPLES = 12;
export const MAX_SAMPLE_TITLE = 80;
export const MAX_SAMPLE_ABOUT = 300;
/** A hello: how long it is, how large (4 Mbit/s), and the words of its captions. Browsers stop a little late. */
export const MAX_HELLO_SECONDS = 30;
export const MAX_HELLO_SECONDS_STORED = MAX_HELLO_SECONDS + 1;
export const MAX_HELLO_MEGABYTES = 15;
export const MAX_CAPTIONS = 800;

// favorites: how many services a person keeps, and how many job postings; all are read at once
export const MAX_FAVORITES = 500;

// saved searches: of one person, and their names
export const MAX_SAVED_SEARCHES = 20;
export const MAX_SEARCH_NAME = 80;

// job postings: how many people are hired
export const MIN_OPENINGS = 1;
export const MAX_OPENINGS = 10;

// proposals, invites: how many further times they name
export const MAX_ALTERNATIVES = 2;

// proposals, offers: the processor holds money for 90 days, so longer work is split into several jobs
export const MIN_ESTIMATED_DAYS = 1;
export const MAX_ESTIMATED_DAYS = 60;

// offers in milestones: of one plan, and what each is called
export const MAX_MILESTONES = 12;
export const MAX_MILESTONE_TITLE = 80;

// offers by the hour
export const HOURS_STEP = 0.25;
export const MAX_HOURS = 1_000;

// availability: calendars that a person connects, and what they call them
export const MAX_BUSY_CALENDARS = 5;
export const MAX_CALENDAR_NAME = 60;
export const MAX_CALENDAR_ADDRESS = 2_000;
export const MAX_CALENDAR_USER = 200;
export const MAX_CALENDAR_PASSWORD = 500;

// dashboard: what names something in its queue; as in the table
export const MAX_NEED_KEY = 500;

// resolutions: how often each side can suggest how to settle a job
export const MAX_SUGGESTIONS = 20;

// negotiations, jobs and offers: how many moves that keep one open a side makes in a day, messages among them
export const MAX_MOVES_A_DAY = 50;

// negotiations: how often one asks somebody for the same in a day after what was asked before has ended
export const MAX_ASKED_AGAIN = 3;

// appointments: how many further consultations a side of a job can ask for in a day
export const MAX_CONSULTATIONS_ASKED = 30;

// appointments: how many consultations a series can have
export const MIN_SERIES = 2;
export const MAX_SERIES = 26;

// appointments: the notes that both sides write together
export const MAX_NOTES = 10_000;

// chat: the maximum length of a message
export const MAX_CHAT_MESSAGE = 8_000;
export const MAX_CLIENT_MESSAGE_ID = 100;
/** The database's int4. */
export const MAX_SEQ = 2_147_483_647;
/** Of the settings of an installation, as for MAX_SEQ. */
export const MAX_VERSION = 2_147_483_647;

// reviews
export const MIN_STARS = 1;
export const MAX_STARS = 5;
export const MAX_REVIEW = 4_000;

// notifications: the token of an unsubscribe link, and the latest `since`
export const MAX_UNSUBSCRIBE_TOKEN = 200;
// As in the table; browsers' own are about 200.
export const MAX_PUSH_ENDPOINT = 1000;
export const MAX_PUSH_KEY = 100;
export const MAX_PUSH_SECRET = 50;
export const MAX_EPOCH_SECONDS = 99_999_999_999;

// reports: what is wrong, and what the reporter is told; the most reports of one person in an hour
export const MAX_REPORT = 2_000;
export const MAX_DECISION = 500;
export const MAX_REPORTS_PER_HOUR = 20;

// support: and how many tickets and replies one person sends in an hour
export const MAX_TICKET_MESSAGE = 5_000;
export const MAX_TICKET_MESSAGES_PER_HOUR = 30;

// demo: the most that the clock advances at once
export const MAX_ADVANCE_SECONDS = 90 * 24 * 3600;

// live: the access token, and the target of a signal
export const MAX_ACCESS_TOKEN = 2_000;
export const MAX_SIGNAL_TARGET = 64;

// webhooks: of one person, what they call them and where they lead; tests in a minute
export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_NAME = 60;
export const MAX_WEBHOOK_ADDRESS = 2_000;
export const MAX_WEBHOOK_TESTS = 10;

// payments: who somebody is on an invoice
export const MAX_BILLING_NAME = 120;
export const MAX_ADDRESS_LINES = 5;
export const MAX_ADDRESS_LINE = 100;
export const MAX_TAX_ID = 40;
export const MAX_VAT_LABEL = 40;
/** 100%. */
export const MAX_VAT_HUNDREDTHS = 10_000;
/** Of a yearly statement. */
export const MIN_YEAR = 2000;
export const MAX_YEAR = 2999;

// admin: what an installation is called
export const MAX_INSTALLATION_NAME = 40;
/** The token in the link of an invitation. */
export const MAX_INVITATION = 200;
export const MAX_SIGN_UP_DOMAINS = 50;
export const MAX_DOMAIN = 253;
/** Terms or a privacy policy of its own. */
export const MAX_LEGAL_TEXT = 50_000;
