import { z } from 'zod';
import { Appointment } from '../appointments/schemas.ts';
import { anyCents, id, instant } from '../fields.ts';

export const NEED_KINDS = [
  'fix_email',
  'finish_profile',
  'set_hours',
  'set_up_payouts',
  'add_service',
  'answer_proposal',
  'answer_invite',
  'join_consultation',
  'answer_appointment',
  'answer_series',
  'pay_consultation',
  'missed_consultation',
  'hire_job',
  'answer_offer',
  'make_offer',
  'answer_resolution',
  'object_refund',
  'deliver_job',
  'accept_work',
  'overdue_job',
  'write_review',
  'support_ticket',
  'decide_dispute',
  'decide_consultation',
  'check_certificate',
  'decide_report',
] as const;
/** A time that one press agrees to, where nothing else has to be read first. */
export const Acceptable = z.strictObject({
  subject: z.enum(['PROPOSAL', 'INVITE', 'APPOINTMENT']),
  id,
  times: z.array(instant).min(1).max(3).describe('those that can still be accepted, the earliest first'),
  keepsTime: instant
    .optional()
    .describe('the agreed time, which turning the suggested one down leaves as it is'),
});
export type Acceptable = z.infer<typeof Acceptable>;

/** How something is put off until tomorrow: only its reader's own queue changes. */
export const Snooze = z.strictObject({
  key: z.string().describe('names it to the call that puts it off or brings it back'),
  until: instant.describe('the next day at 9:00 in the reader’s zone'),
  isOn: z.boolean().describe('whether it is put off now'),
});

/** One thing that needs the reader’s attention: `text` is the headline, `detail` its subject, `action` its button. */
export const Need = z.strictObject({
  kind: z.enum(NEED_KINDS),
  text: z.string(),
  detail: z.string(),
  action: z.string(),
  url: z.string(),
  /** When its consultation starts; the screen shows it in the reader's zone. */
  talkAt: instant.nullable(),
  dueAt: instant.nullable(),
  acceptable: Acceptable.optional().describe('what can be accepted right away'),
  asksForTime: id
    .optional()
    .describe(
      'a proposal, invite or consultation none of whose suggested times is left: its page opens with the choice of another',
    ),
  snooze: Snooze.optional().describe(
    'without it, it can’t be put off: it is an admin’s, or its deadline comes first',
  ),
});
export type Need = z.infer<typeof Need>;

/** What a newcomer does first, in order: a professional the first four, a client the others. */
export const FIRST_STEPS = [
  'finish_profile',
  'set_hours',
  'set_up_payouts',
  'add_service',
  'say_what_you_need',
  'agree_on_time',
  'hire',
] as const;
export const FirstStep = z.strictObject({ step: z.enum(FIRST_STEPS), isDone: z.boolean() });
export type FirstStep = z.infer<typeof FirstStep>;

export const Dashboard = z.strictObject({
  needsYou: z.array(Need),
  upcoming: z.array(Appointment),
  firstSteps: z
    .array(FirstStep)
    .nullable()
    .describe('of a newcomer, in order; null once all are done, or with the first hire'),
  earningsByMonth: z
    .array(z.strictObject({ month: z.string(), netCents: anyCents }))
    .nullable()
    .describe('professionals only'),
  overview: z
    .strictObject({
      clients: z.int(),
      professionals: z.int(),
      jobsInProgress: z.int(),
      jobsCompleted: z.int(),
      heldCents: anyCents,
      feesCents: anyCents,
      ledgerDifferenceCents: anyCents.describe(
        'debits less credits over the whole ledger; always 0 unless something is wrong',
      ),
    })
    .nullable()
    .describe('admins only'),
});
export type Dashboard = z.infer<typeof Dashboard>;
