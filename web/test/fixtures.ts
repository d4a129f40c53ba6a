import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { Person, ProfessionalCard } from '@parley/contract/users/schemas.ts';

export const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A client in Berlin. */
const clara: Person = {
  id: id(1),
  displayName: 'Clara Brandt',
  avatarUrl: null,
  timeZone: 'Europe/Berlin',
};
/** A lawyer in Bogotá, six hours behind. */
export const ana: ProfessionalCard = {
  id: id(3),
  displayName: 'Ana Rincón',
  avatarUrl: null,
  timeZone: 'America/Bogota',
  headline: 'Reads terms closely',
  discipline: 'Law',
  country: 'CO',
  rating: { average: null, count: 0 },
  completedJobs: 0,
  medianResponseMinutes: null,
  attendance: null,
  hourlyRateCents: null,
  nextAvailableAt: null,
  consultationMinutes: 30,
  free: [],
};
const anaInShort: Person = {
  id: ana.id,
  displayName: ana.displayName,
  avatarUrl: null,
  timeZone: ana.timeZone,
};

/** An invite of Clara's to Ana for $1,200, at 4 PM in Berlin on the Wednesday. */
export function invite(change: Partial<Negotiation> = {}): Negotiation {
  return {
    id: id(10),
    kind: 'INVITE',
    title: 'Contract review',
    postingId: null,
    serviceId: id(20),
    client: { ...clara, attendance: null },
    professional: ana,
    message: 'Our terms, please.',
    amountCents: 120_000,
    estimatedDays: null,
    startsAt: '2026-11-25T15:00:00.000Z',
    alternatives: [],
    takenTimes: [],
    minutes: 30,
    consultationPriceCents: 0,
    cancellationHours: 24,
    status: 'READ',
    turn: 'PROFESSIONAL',
    expiresAt: '2026-11-25T15:00:00.000Z',
    payoutsEnabled: true,
    jobId: null,
    createdAt: '2026-11-22T12:00:00.000Z',
    history: [],
    historyCursor: null,
    ...change,
  };
}

/** Ana's offer for that job: $1,200 in ten days, sent on the Friday. */
type DatedOffer = NonNullable<Job['offer']>;
export function offer(change: Partial<DatedOffer> = {}): DatedOffer {
  return {
    id: id(60),
    ...FIRST_FEE,
    version: 1,
    by: 'professional',
    amountCents: 120_000,
    estimatedDays: 10,
    scope: null,
    hours: null,
    rateCents: null,
    milestones: null,
    at: '2026-11-20T12:00:00.000Z',
    state: 'STANDING',
    payableUntil: null,
    ...change,
  };
}

/** The same job before the hire: they talk on the Wednesday, and Clara can hire until two weeks later. */
export function talkingJob(change: Partial<Job> = {}): Job {
  return job({
    status: 'TALKING',
    paymentStatus: 'UNPAID',
    settlement: 'NONE',
    hireBy: '2026-12-09T15:30:00.000Z',
    hiredAt: null,
    dueAt: null,
    refundableAt: null,
    disputeAt: null,
    offer: offer(),
    appointments: [consultation()],
    ...change,
  });
}

/** A job of Ana's for Clara: paid, $1,200 held, the fee $120. */
export function job(change: Partial<Job> = {}): Job {
  return {
    id: id(30),
    title: 'Contract review',
    client: clara,
    professional: anaInShort,
    postingId: null,
    serviceId: id(20),
    milestone: null,
    amountCents: 120_000,
    status: 'ACTIVE',
    paymentStatus: 'PAID',
    settlement: 'HELD',
    createdAt: '2026-11-20T12:00:00.000Z',
    hireBy: null,
    hiredAt: '2026-11-20T13:00:00.000Z',
    dueAt: '2026-12-05T15:00:00.000Z',
    deliveredAt: null,
    releaseAt: null,
    lateRefundAt: null,
    completedAt: null,
    cancelledAt: null,
    endedAt: null,
    unreadCount: 0,
    description: 'Our terms, please.',
    estimatedDays: 10,
    rateCents: null,
    plan: null,
    offer: offer({ state: 'TAKEN' }),
    hiring: null,
    extensionUsed: false,
    disputesLeft: { client: 2, professional: 2 },
    isBlocked: false,
    hasDisabledSide: false,
    reviewBy: null,
    holdUntil: null,
    refundableAt: '2026-12-19T15:00:00.000Z',
    disputeAt: '2027-01-18T15:00:00.000Z',
    dispute: null,
    appointments: [],
    chargebacks: [],
    wasDelivered: false,
    history: [],
    historyCursor: null,
    money: {
      takenCents: 0,
      amountCents: 120_000,
      creditCents: 0,
      feeCents: 12_000,
      ...FIRST_FEE,
      netCents: 108_000,
      moves: [],
      next: null,
    },
    tips: { tipBy: null, mostCents: 0, paid: [], processingCents: null },
    ...change,
  };
}

/** The client's bank disputes what was paid for the work. */
export const openChargeback: Job['chargebacks'][number] = {
  id: id(91),
  appointmentId: null,
  tipId: null,
  status: 'OPEN',
  amountCents: 120_000,
  openedAt: '2026-11-23T12:00:00.000Z',
  decidedAt: null,
};

/** The job's first consultation, agreed for 4 PM in Berlin on the Wednesday. */
export function consultation(change: Partial<Appointment> = {}): Appointment {
  return {
    id: id(40),
    jobId: id(30),
    title: 'Contract review',
    client: clara,
    professional: anaInShort,
    startsAt: '2026-11-25T15:00:00.000Z',
    endsAt: '2026-11-25T15:30:00.000Z',
    minutes: 30,
    status: 'ACCEPTED',
    proposedStartsAt: null,
    proposedMinutes: null,
    checkedIn: { client: false, professional: false },
    meeting: { startedAt: null, endedAt: null },
    hasEnded: { client: false, professional: false },
    attendance: null,
    agreedAt: '2026-11-22T12:00:00.000Z',
    askedBy: null,
    turn: null,
    isTaken: false,
    expiresAt: null,
    seriesId: null,
    serviceId: null,
    isFirst: true,
    movesLeft: { client: 3, professional: 3 },
    objectUntil: null,
    objectionTo: null,
    refundUntil: null,
    newTimeUntil: null,
    refundAt: null,
    priceCents: 0,
    cancellationHours: null,
    payBy: null,
    cancelUntil: null,
    settleAt: null,
    settleTo: null,
    objectedAt: null,
    payment: null,
    notedAt: null,
    history: [],
    ...change,
  };
}

/** The same for $40: paid, and free to call off until the Tuesday, 4 PM. */
export function pricedConsultation(change: Partial<Appointment> = {}): Appointment {
  return consultation({
    priceCents: 4_000,
    cancellationHours: 24,
    cancelUntil: '2026-11-24T15:00:00.000Z',
    payment: {
      status: 'PAID',
      settlement: 'HELD',
      refundedCents: 0,
      ...FIRST_FEE,
      frozenAt: null,
      paidAt: '2026-11-22T12:00:00.000Z',
    },
    ...change,
  });
}

/** What Clara paid for the job, as admins see it. */
export function payment(change: Partial<AdminPayment> = {}): AdminPayment {
  return {
    id: id(50),
    jobId: id(30),
    appointmentId: null,
    tipId: null,
    purpose: 'WORK',
    title: 'Contract review',
    client: clara,
    professional: anaInShort,
    status: 'PAID',
    settlement: 'HELD',
    amountCents: 120_000,
    creditCents: 0,
    feeCents: 12_000,
    ...FIRST_FEE,
    refundedCents: 0,
    receivableCents: 0,
    frozenAt: null,
    transfer: 'NONE',
    refund: 'NONE',
    paidAt: '2026-11-20T13:00:00.000Z',
    receiptUrl: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    holdUntil: null,
    invoices: [],
    ledger: [],
    ...change,
  };
}

/** Ana suggests four Tuesdays at 4 PM in Berlin, the first on 1 December; it can still be answered for a long time. */
export function series(change: Partial<Series> = {}): Series {
  const days = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];
  return {
    id: id(80),
    by: 'professional',
    at: '2026-11-20T12:00:00.000Z',
    state: 'OPEN',
    rhythm: 'WEEKLY',
    minutes: 30,
    timeZone: 'Europe/Berlin',
    dates: days.map((on) => ({ on, startsAt: `${on}T15:00:00.000Z` })),
    message: 'A weekly look at the draft?',
    expiresAt: '2099-11-26T12:00:00.000Z',
    answeredAt: null,
    answer: null,
    byAdmin: false,
    answeredByAdmin: false,
    calledOff: [],
    ...change,
  };
}

/** Ana suggests to keep $360 of the $1,200; it can still be answered for a long time. */
export function resolution(change: Partial<Resolution> = {}): Resolution {
  return {
    id: id(70),
    by: 'professional',
    at: '2026-11-21T12:00:00.000Z',
    state: 'OPEN',
    toProfessionalCents: 36_000,
    heldCents: 120_000,
    dueAt: null,
    message: null,
    expiresAt: '2099-11-28T12:00:00.000Z',
    answeredAt: null,
    answer: null,
    ...change,
  };
}

/** An open posting of Clara’s. */
export const postingCard = (place: number): JobPostingCard => ({
  id: id(place),
  title: 'Contract review',
  excerpt: 'Our terms, please.',
  disciplineId: id(41),
  categoryId: id(42),
  skills: [],
  experience: 60,
  pricing: 'FIXED',
  budgetMinCents: 50_000,
  budgetMaxCents: 90_000,
  startBy: '2026-12-15',
  openings: 1,
  hires: 0,
  status: 'OPEN',
  proposalCount: 2,
  createdAt: '2026-11-20T12:00:00.000Z',
  client: {
    id: id(1),
    displayName: 'Clara Brandt',
    avatarUrl: null,
    timeZone: 'Europe/Berlin',
    createdAt: '2025-01-10T12:00:00.000Z',
    rating: { average: null, count: 0 },
    postings: 1,
    hires: 0,
    attendance: null,
  },
});

/** Of Ana, by the hour. */
export const service: Service = {
  id: id(20),
  title: 'Contract review',
  description: 'I read your contract and mark what to change.',
  disciplineId: id(40),
  categoryId: id(41),
  disciplineName: 'Law',
  categoryName: 'Contracts',
  experience: 36,
  pricing: 'HOURLY',
  priceCents: 11_000,
  consultationMinutes: 30,
  instantBooking: false,
  hourSetId: null,
  consultationPriceCents: 0,
  cancellationHours: 24,
  creditConsultation: true,
  rating: { average: null, count: 0 },
  createdAt: '2026-11-20T12:00:00.000Z',
  professional: ana,
  professionalId: ana.id,
  skills: [],
  images: [],
  active: true,
};
