import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, type Character } from '../../../test/cast.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { send, type Negotiation } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { createBus, type Events } from '../../platform/events.ts';
import { subscriptions } from '../subscriptions.ts';
import { excerpt } from './words.ts';

// Text, recipient and link of each event; the domains' tests check that it is emitted.
let world: World;
let job: HiredJob;
let invited: Negotiation;
beforeAll(async () => {
  world = await createWorld();
  job = await hire(world, { client: clara, professional: ana });
  invited = await send(world, job, 'INVITE');
});
afterAll(() => world.close());

type News = [reader: Character, type: string, url: string, message: string];

/** Emits an event and returns its notifications, clients first. */
async function newsOf<Name extends keyof Events>(name: Name, event: Events[Name]): Promise<News[]> {
  const { platform } = world;
  const before = await platform.db.selectFrom('notifications').select('id').execute();
  await inTransaction(platform.db, (trx) => told.emit(platform, trx, name, event));
  const all = await platform.db.selectFrom('notifications').selectAll().execute();
  const rows = all.filter(({ id }) => !before.some((row) => row.id === id));
  const readers = [clara, ana, ada];
  const news = rows.map(({ userId, type, url, message }): News => {
    const reader = readers.find(({ id }) => id === userId);
    if (!reader) throw new Error(`${userId} heard of it`);
    return [reader, type, url ?? '', message];
  });
  return news.toSorted(([one], [other]) => readers.indexOf(one) - readers.indexOf(other));
}
const told = createBus([subscriptions]);

// 17:15 in Berlin, where Clara is, and 11:15 in Bogotá, where Ana is.
const at = '2026-11-24T16:15:00.000Z';
const parties = { clientId: clara.id, professionalId: ana.id };
const work = { ...parties, title: 'API terms', amountCents: 120_000 };

const postingId = '01900000-0000-7000-8000-00000000aaaa';
/** An invite that is still open, and a proposal. */
function negotiations() {
  const { id: negotiationId, serviceId } = invited;
  const negotiation = {
    ...parties,
    negotiationId,
    serviceId,
    title: 'API terms',
    startsAt: at,
    alternatives: [],
    message: null,
  };
  const invite = { ...negotiation, kind: 'INVITE', postingId: null } as const;
  const proposal = { ...negotiation, kind: 'PROPOSAL', postingId } as const;
  const clientUrl = `/job-invite/${serviceId}?invite=${negotiationId}`;
  return { invite, proposal, clientUrl, url: `/job-proposal/${negotiationId}`, negotiationId };
}

test('each side of a negotiation hears what the other did, on its own clock, and where to answer', async () => {
  const { invite, proposal, url, negotiationId } = negotiations();
  const sent = { action: 'send', from: null, to: 'SENT' } as const;
  expect(await newsOf('negotiation.sent', { ...invite, ...sent, by: 'client' })).toEqual([
    [
      ana,
      'INVITE',
      url,
      'Clara Brandt invited you to “API terms” for $1,200, with a consultation on Tue 24 Nov 11:15 (Bogotá).',
    ],
  ]);
  expect(await newsOf('negotiation.sent', { ...proposal, ...sent, by: 'professional' })).toEqual([
    [
      clara,
      'PROPOSAL',
      `/job-posting/proposals/${postingId}?proposal=${negotiationId}`,
      'Ana Rincón sent you a proposal for “API terms” for $1,200, with a consultation on Tue 24 Nov 17:15 (Berlin).',
    ],
  ]);
  const asked = { action: 'reschedule', from: 'SENT', to: 'RESCHEDULE_PRO', by: 'client' } as const;
  expect(await newsOf('negotiation.moved', { ...proposal, ...asked })).toEqual([
    [ana, 'PROPOSAL', url, 'Clara suggested another time for “API terms”: Tue 24 Nov 11:15 (Bogotá).'],
  ]);
});

test('several times are named together, and a message is quoted', async () => {
  const { proposal, url } = negotiations();
  const alternatives = ['2026-11-25T16:15:00.000Z', '2026-11-26T20:00:00.000Z'];
  const asked = { action: 'reschedule', from: 'SENT', to: 'RESCHEDULE_PRO', by: 'client' } as const;
  expect(await newsOf('negotiation.moved', { ...proposal, ...asked, alternatives })).toEqual([
    [
      ana,
      'PROPOSAL',
      url,
      'Clara suggested other times for “API terms”: Tue 24 Nov 11:15 (Bogotá), Wed 25 Nov 11:15 (Bogotá) or Thu 26 Nov 15:00 (Bogotá).',
    ],
  ]);
  const wrote = { action: 'write', from: 'READ', to: 'READ', by: 'client' } as const;
  expect(await newsOf('negotiation.moved', { ...proposal, ...wrote, message: 'Is it in English?' })).toEqual([
    [ana, 'PROPOSAL', url, 'Clara wrote to you about “API terms”. “Is it in English?”'],
  ]);
});

test('a negotiation that is declined says why; opening it says nothing', async () => {
  const { invite, clientUrl } = negotiations();
  const opened = { action: 'open', from: 'SENT', to: 'READ', by: 'professional' } as const;
  expect(await newsOf('negotiation.moved', { ...invite, ...opened })).toEqual([]);
  const declined = { action: 'decline', from: 'READ', to: 'DECLINED', by: 'professional' } as const;
  expect(await newsOf('negotiation.moved', { ...invite, ...declined, message: 'Fully booked.' })).toEqual([
    [clara, 'INVITE', clientUrl, 'Ana declined your invitation to “API terms”. “Fully booked.”'],
  ]);
});

test.each([
  ['withdraw', 'WITHDRAWN', 'Clara withdrew the invitation to “API terms”.'],
  [
    'reschedule',
    'RESCHEDULE_PRO',
    'Clara suggested another time for “API terms”: Tue 24 Nov 11:15 (Bogotá).',
  ],
  [
    'reject_reschedule',
    'RESCHEDULE_REJECTED',
    'Clara can’t make the new time for “API terms”. Suggest another one.',
  ],
] as const)('what is written along with “%s” is quoted', async (action, to, sentence) => {
  const { invite, url } = negotiations();
  const moved = { ...invite, action, from: 'RESCHEDULE', to, by: 'client' } as const;
  expect(await newsOf('negotiation.moved', moved)).toEqual([[ana, 'INVITE', url, sentence]]);
  expect(await newsOf('negotiation.moved', { ...moved, message: 'Our plans have changed.' })).toEqual([
    [ana, 'INVITE', url, `${sentence} “Our plans have changed.”`],
  ]);
});

test('both hear that a negotiation has expired when nobody moved, only the other when one side ended it', async () => {
  const { invite, url, clientUrl } = negotiations();
  const expired = { ...invite, action: 'expire', from: 'READ', to: 'EXPIRED', by: 'clock' } as const;
  expect(await newsOf('negotiation.moved', expired)).toEqual([
    [
      clara,
      'INVITE',
      clientUrl,
      'No one replied in time, so the invitation to “API terms” with Ana has expired.',
    ],
    [ana, 'INVITE', url, 'No one replied in time, so the invitation to “API terms” with Clara has expired.'],
  ]);
  const { db } = world.platform;
  await db
    .updateTable('services')
    .set({ active: false })
    .where('id', '=', invite.serviceId ?? '')
    .execute();
  expect(await newsOf('negotiation.moved', expired)).toEqual([
    [clara, 'INVITE', clientUrl, 'No longer available: the invitation to “API terms” with Ana has ended.'],
  ]);
});

test('the one who waited hears of the acceptance, and a client that nothing is owed yet', async () => {
  const { jobId, negotiationId } = job;
  const terms = { amountCents: 120_000, estimatedDays: 10 };
  const agreed = {
    ...work,
    jobId,
    negotiationId,
    startsAt: at,
    minutes: 45,
    consultationPriceCents: 0,
    cancellationHours: 24,
    creditConsultation: true,
    terms,
    termsBy: 'client',
  } as const;
  const url = `/job/${jobId}`;
  expect(await newsOf('job.agreed', { ...agreed, acceptedBy: 'professional' })).toEqual([
    [
      clara,
      'JOB',
      url,
      'Ana accepted: your consultation about “API terms” is on Tue 24 Nov 17:15 (Berlin). You don’t owe anything until you hire.',
    ],
  ]);
  expect(await newsOf('job.agreed', { ...agreed, acceptedBy: 'client' })).toEqual([
    [ana, 'JOB', url, 'Clara accepted: your consultation about “API terms” is on Tue 24 Nov 11:15 (Bogotá).'],
  ]);
  expect(await newsOf('job.agreed', { ...agreed, acceptedBy: 'client', isInstant: true })).toEqual([
    [ana, 'JOB', url, 'Clara booked a consultation about “API terms” for Tue 24 Nov 11:15 (Bogotá).'],
  ]);
});

test('offers and the terms a client asks for are told to the other side, and so are the answers', async () => {
  const url = `/job/${job.jobId}`;
  const terms = { offerId: job.jobId, amountCents: 90_000, estimatedDays: 1 };
  const offer = { ...work, jobId: job.jobId, ...terms, message: null, byAdmin: false };
  expect(await newsOf('offer.made', { ...offer, by: 'professional' })).toEqual([
    [clara, 'JOB', url, 'Ana made you an offer for “API terms”: $900, 1 day of work.'],
  ]);
  expect(await newsOf('offer.made', { ...offer, estimatedDays: 14, by: 'client' })).toEqual([
    [ana, 'JOB', url, 'Clara asked for different terms for “API terms”: $900, 14 days of work.'],
  ]);
  expect(await newsOf('offer.answered', { ...offer, action: 'accept' })).toEqual([
    [clara, 'JOB', url, 'Ana accepted your terms for “API terms”. You can now hire them for $900.'],
  ]);
  expect(
    await newsOf('offer.answered', { ...offer, action: 'decline', message: 'Not below $1,000.' }),
  ).toEqual([
    [clara, 'JOB', url, 'Ana declined the terms you asked for in “API terms”. “Not below $1,000.”'],
  ]);
  expect(await newsOf('offer.answered', { ...offer, estimatedDays: null, action: 'decline' })).toEqual([
    [clara, 'JOB', url, 'Ana declined your budget of $900 for “API terms”, and can still make you an offer.'],
  ]);
});

test('what an admin offers, asks for or answers on behalf of a side is told to both, with the reason', async () => {
  const url = `/job/${job.jobId}`;
  const terms = { offerId: job.jobId, amountCents: 90_000, estimatedDays: 7 };
  const offer = { ...work, jobId: job.jobId, ...terms, message: 'Asked by phone.', byAdmin: true };
  const toBoth = (text: string) => [clara, ana].map((reader) => [reader, 'JOB', url, text]);
  expect(await newsOf('offer.made', { ...offer, by: 'professional' })).toEqual(
    toBoth(
      'Parley acted on behalf of the professional: an offer was made for “API terms”: $900, 7 days of work. “Asked by phone.”',
    ),
  );
  expect(await newsOf('offer.made', { ...offer, by: 'client' })).toEqual(
    toBoth(
      'Parley acted on behalf of the client: different terms were asked for in “API terms”: $900, 7 days of work. “Asked by phone.”',
    ),
  );
  expect(await newsOf('offer.answered', { ...offer, action: 'accept' })).toEqual(
    toBoth(
      'Parley acted on behalf of the professional: the terms asked for in “API terms” were accepted. The client can now hire for $900. “Asked by phone.”',
    ),
  );
  expect(await newsOf('offer.answered', { ...offer, action: 'decline' })).toEqual(
    toBoth(
      'Parley acted on behalf of the professional: the terms asked for in “API terms” were declined. “Asked by phone.”',
    ),
  );
});

test('the end of a job without a hire is told without blame: to the other side, or to both', async () => {
  const url = `/job/${job.jobId}`;
  const moved = { ...work, jobId: job.jobId, at, action: 'end', from: 'TALKING', to: 'ENDED' } as const;
  expect(await newsOf('job.moved', { ...moved, by: 'client', message: 'We do it ourselves.' })).toEqual([
    [ana, 'JOB', url, 'Clara decided not to go ahead with “API terms”. “We do it ourselves.”'],
  ]);
  const byClock = { ...moved, by: 'clock', message: null } as const;
  const text = '“API terms” has ended without a hire. Nothing is owed.';
  expect(await newsOf('job.moved', byClock)).toEqual([
    [clara, 'JOB', url, text],
    [ana, 'JOB', url, text],
  ]);
});

test('a professional hears that they are hired, and by when the work is due', async () => {
  const { jobId } = job;
  const hired = { ...parties, title: 'API terms', jobId, milestone: null, paidCents: 120_000, dueAt: at };
  expect(await newsOf('job.hired', hired)).toEqual([
    [
      ana,
      'PAYMENT',
      `/job/${job.jobId}`,
      'Clara hired you for “API terms”. $1,200 is held by Parley, and the work is due on Tue 24 Nov 11:15 (Bogotá).',
    ],
  ]);
});

test('work that is delivered, sent back and accepted is told to the other side, with the deadline', async () => {
  const { db } = world.platform;
  await db.updateTable('jobs').set({ releaseAt: at, reviewBy: at }).where('id', '=', job.jobId).execute();
  const url = `/job/${job.jobId}`;
  const moved = { ...work, jobId: job.jobId, at, message: null };
  const delivered = {
    ...moved,
    action: 'deliver',
    from: 'ACTIVE',
    to: 'DELIVERED',
    by: 'professional',
  } as const;
  expect(await newsOf('job.moved', delivered)).toEqual([
    [
      clara,
      'JOB',
      url,
      'Ana delivered “API terms”. Accept the work or ask for changes by Tue 24 Nov 17:15 (Berlin).',
    ],
  ]);
  const back = {
    ...moved,
    action: 'request_changes',
    from: 'DELIVERED',
    to: 'ACTIVE',
    by: 'client',
  } as const;
  expect(await newsOf('job.moved', { ...back, message: 'Clause 4, please.' })).toEqual([
    [ana, 'JOB', url, 'Clara asked for changes to “API terms”. “Clause 4, please.”'],
  ]);
  const done = { ...moved, action: 'complete', from: 'DELIVERED', to: 'COMPLETED', by: 'clock' } as const;
  expect(await newsOf('job.moved', done)).toEqual([
    [
      clara,
      'JOB',
      url,
      'The work on “API terms” was accepted automatically. You can write a review until Tue 24 Nov 17:15 (Berlin).',
    ],
    [
      ana,
      'JOB',
      url,
      'The work on “API terms” was accepted automatically. You can write a review until Tue 24 Nov 11:15 (Bogotá).',
    ],
  ]);
});

test('whoever has written their review isn’t told that they can write one', async () => {
  const { db } = world.platform;
  await db.updateTable('jobs').set({ reviewBy: at }).where('id', '=', job.jobId).execute();
  const review = {
    id: job.jobId,
    jobId: job.jobId,
    authorId: ana.id,
    aboutId: clara.id,
    rating: 5,
    text: 'Clear from the first day.',
    createdAt: at,
    publishAt: at,
  };
  await db.insertInto('reviews').values(review).execute();
  const done = {
    ...work,
    jobId: job.jobId,
    at,
    message: null,
    action: 'complete',
    from: 'DELIVERED',
    to: 'COMPLETED',
  } as const;
  const texts = async (by: 'client' | 'clock') =>
    (await newsOf('job.moved', { ...done, by })).map(([, , , text]) => text);
  expect(await texts('client')).toEqual(['Clara accepted your work on “API terms”.']);
  expect(await texts('clock')).toEqual([
    'The work on “API terms” was accepted automatically. You can write a review until Tue 24 Nov 17:15 (Berlin).',
    'The work on “API terms” was accepted automatically.',
  ]);
});

test('whoever ends a paid job is quoted, and no sum is named of which a part may be back already', async () => {
  const ended = {
    ...work,
    jobId: job.jobId,
    at,
    action: 'cancel',
    from: 'ACTIVE',
    to: 'CANCELLED',
    by: 'professional',
    message: 'I am ill.',
  } as const;
  const url = `/job/${job.jobId}`;
  expect(await newsOf('job.moved', ended)).toEqual([
    [clara, 'JOB', url, 'Ana canceled “API terms”. You’ll get a full refund. “I am ill.”'],
  ]);
});

test('a refund of late work is told with its time to whoever can object, and its end to both', async () => {
  const { db } = world.platform;
  const asked = {
    ...work,
    jobId: job.jobId,
    at,
    action: 'take_refund',
    from: 'ACTIVE',
    to: 'ACTIVE',
    by: 'client',
    message: 'It is too late.',
  } as const;
  const url = `/job/${job.jobId}`;
  const before = await db
    .selectFrom('jobs')
    .select(['status', 'hiredAt', 'dueAt', 'amountCents', 'lateRefundAt'])
    .where('id', '=', job.jobId)
    .executeTakeFirstOrThrow();
  const set = (change: Partial<typeof before>) =>
    db.updateTable('jobs').set(change).where('id', '=', job.jobId).execute();
  await set({ status: 'ACTIVE', hiredAt: at, dueAt: at, amountCents: 120_000, lateRefundAt: at });
  expect(await newsOf('job.moved', asked)).toEqual([
    [
      ana,
      'JOB',
      url,
      'Clara asked for a full refund for “API terms” because the work is long overdue. The money goes back on Tue 24 Nov 11:15 (Bogotá), unless you object before then. “It is too late.”',
    ],
  ]);
  const sentence = (time: string) =>
    `Parley asked for a full refund for “API terms” on behalf of the client, because the work is long overdue. The money goes back on ${time}, unless the professional objects before then. “It is too late.”`;
  expect(await newsOf('job.moved', { ...asked, by: 'admin', isOnBehalf: true })).toEqual([
    [clara, 'JOB', url, sentence('Tue 24 Nov 17:15 (Berlin)')],
    [ana, 'JOB', url, sentence('Tue 24 Nov 11:15 (Bogotá)')],
  ]);
  expect(await newsOf('job.moved', { ...asked, action: 'withdraw_refund', message: null })).toEqual([
    [ana, 'JOB', url, 'Clara wants to keep “API terms” going. The money stays held by Parley.'],
  ]);
  const done = { ...asked, action: 'refund_late', to: 'CANCELLED', by: 'clock', message: null } as const;
  const text = 'No one objected in time, so “API terms” has ended and the client gets a full refund.';
  expect(await newsOf('job.moved', done)).toEqual([
    [clara, 'JOB', url, text],
    [ana, 'JOB', url, text],
  ]);
  await set(before);
});

test('money that arrives, or does not, is told to the client: the professional hears of the hire', async () => {
  const url = `/job/${job.jobId}`;
  const payment = { ...work, jobId: job.jobId, appointmentId: null, tipId: null };
  expect(await newsOf('payment.changed', { ...payment, status: 'PAID' })).toEqual([
    [
      clara,
      'PAYMENT',
      url,
      'We received your $1,200 for “API terms”. It’s held by Parley until you accept the work.',
    ],
  ]);
  expect(await newsOf('payment.changed', { ...payment, status: 'FAILED' })).toEqual([
    [clara, 'PAYMENT', url, 'Your payment of $1,200 for “API terms” didn’t go through. Please try again.'],
  ]);
  expect(await newsOf('payment.changed', { ...payment, status: 'PENDING' })).toEqual([]);
  expect(
    await newsOf('payment.released', { ...payment, amountCents: 108_000, feeCents: 12_000, takenCents: 0 }),
  ).toEqual([[ana, 'PAYMENT', url, '$1,080 for “API terms” has been released and is on its way to you.']]);
});

test('what becomes of the money of a consultation is told to whom it concerns', async () => {
  const [jobUrl, url] = [`/job/${job.jobId}`, `/job/${job.jobId}/consultation/${job.jobId}`];
  const time = 'Tue 24 Nov 17:15 (Berlin)';
  const consultation = {
    ...parties,
    jobId: job.jobId,
    appointmentId: job.jobId,
    title: 'API terms',
    startsAt: at,
  };
  const due = { ...consultation, priceCents: 4000, payBy: at };
  expect(await newsOf('appointment.pay_reminder', due)).toEqual([
    [
      clara,
      'PAYMENT',
      url,
      `Pay $40 by ${time} to keep your consultation with Ana about “API terms”. Otherwise it’s called off.`,
    ],
  ]);
  expect(await newsOf('appointment.paid', { ...consultation, priceCents: 4000 })).toEqual([
    [
      ana,
      'PAYMENT',
      url,
      'Clara paid $40. Your consultation about “API terms” on Tue 24 Nov 11:15 (Bogotá) is confirmed.',
    ],
  ]);
  const payment = { ...work, amountCents: 4000, jobId: job.jobId, appointmentId: job.jobId, tipId: null };
  expect(await newsOf('payment.changed', { ...payment, status: 'PAID' })).toEqual([
    [
      clara,
      'PAYMENT',
      jobUrl,
      'We received your $40 for the consultation about “API terms”. It’s held by Parley until the consultation is over.',
    ],
  ]);
  const objection = {
    ...consultation,
    by: 'client',
    byAdmin: false,
    isPriced: true,
    reason: 'I was there.',
  } as const;
  expect(await newsOf('appointment.objected', objection)).toEqual(
    expect.arrayContaining([
      [
        ana,
        'PAYMENT',
        jobUrl,
        'Clara objects to how your consultation about “API terms” was recorded. Its money is held until Parley decides. “I was there.”',
      ],
    ]),
  );
  // Nobody has to decide about a free one: admins aren't told.
  expect(await newsOf('appointment.objected', { ...objection, isPriced: false })).toEqual([
    [
      ana,
      'APPOINTMENT',
      jobUrl,
      'Clara objects to how your consultation about “API terms” was recorded. It counts for neither of you. “I was there.”',
    ],
  ]);
  expect((await newsOf('appointment.decided', { ...consultation, reason: 'Both were there.' })).length).toBe(
    2,
  );
});

test('a client’s wish to accept reaches a professional without payouts once, and leads to setting them up', async () => {
  const wish = { action: 'accept', from: 'READ', to: 'READ', by: 'client' } as const;
  const wished = { ...negotiations().proposal, ...wish };
  const text = 'Clara wants to accept “API terms”. Set up payouts so you can get paid.';
  expect(await newsOf('negotiation.payouts_needed', wished)).toEqual([
    [ana, 'PAYMENT', '/settings/professional/payment/onboarding', text],
  ]);
  expect(await newsOf('negotiation.payouts_needed', wished)).toEqual([]);
  // Another wish is other news, also while the first is unread.
  const [[, , , other] = []] = await newsOf('negotiation.payouts_needed', { ...wished, title: 'Contracts' });
  expect(other).toBe('Clara wants to accept “Contracts”. Set up payouts so you can get paid.');
});

test('that somebody waits in the room is told once, also while the reminder of it is unread', async () => {
  const consultation = { ...parties, jobId: job.jobId, appointmentId: job.appointmentId, startsAt: at };
  const url = `/job/${job.jobId}/consultation/${job.appointmentId}`;
  const waits = { ...consultation, title: 'API terms', by: 'professional' } as const;
  expect(await newsOf('appointment.reminder', { ...consultation, title: 'API terms' })).toHaveLength(2);
  expect(await newsOf('appointment.checked_in', waits)).toEqual([
    [clara, 'APPOINTMENT', url, 'Ana is waiting in the room for “API terms”, Tue 24 Nov 17:15 (Berlin).'],
  ]);
  expect(await newsOf('appointment.checked_in', waits)).toEqual([]);
});

test('the last one of a series that is called off is one consultation', async () => {
  const series = {
    ...parties,
    jobId: job.jobId,
    seriesId: postingId,
    title: 'API terms',
    rhythm: 'WEEKLY',
  } as const;
  const times = { firstAt: at, lastAt: at, expiresAt: at };
  const off = { ...series, ...times, action: 'shorten', by: 'client', message: 'I am ill.' } as const;
  const sentence = async (count: number, byAdmin = false) => {
    const [[, , , message] = []] = await newsOf('series.moved', { ...off, count, byAdmin });
    return message;
  };
  expect(await sentence(1)).toBe(
    'Clara called off the consultation about “API terms” on Tue 24 Nov 11:15 (Bogotá). “I am ill.”',
  );
  expect(await sentence(3)).toBe(
    'Clara called off 3 consultations about “API terms”, from Tue 24 Nov 11:15 (Bogotá) on. “I am ill.”',
  );
  expect(await sentence(1, true)).toBe(
    'Parley acted on behalf of the client: the consultation about “API terms” on Tue 24 Nov 17:15 (Berlin) was called off. “I am ill.”',
  );
});

test('deadlines that come nearer are told to the one whose move it is', async () => {
  const url = `/job/${job.jobId}`;
  const reminder = { ...parties, jobId: job.jobId, title: 'API terms', at };
  const unhired = 'No one has been hired for “API terms” yet. It will end automatically on';
  expect(await newsOf('job.reminder', { ...reminder, kind: 'hire' })).toEqual([
    [clara, 'JOB', url, `${unhired} Tue 24 Nov 17:15 (Berlin).`],
    [ana, 'JOB', url, `${unhired} Tue 24 Nov 11:15 (Bogotá).`],
  ]);
  expect(await newsOf('job.reminder', { ...reminder, kind: 'due' })).toEqual([
    [ana, 'JOB', url, '“API terms” was due on Tue 24 Nov 11:15 (Bogotá). Deliver it as soon as you can.'],
  ]);
});

test('a changed password is told to its owner, for it may have been somebody else', async () => {
  const [[reader, type, url] = []] = await newsOf('user.secured', { userId: ana.id, what: 'password' });
  expect([reader, type, url]).toEqual([ana, 'SECURITY', '/settings#security']);
});

test.each(['api_key', 'webhook'] as const)(
  'a new %s is told with the way to where it can be removed',
  async (what) => {
    const [[reader, type, url] = []] = await newsOf('user.secured', { userId: ana.id, what });
    expect([reader, type, url]).toEqual([ana, 'SECURITY', '/settings#integrations']);
  },
);

test('an excerpt ends with a whole word, and one word alone with a whole character', () => {
  expect(excerpt('Two words here', 11)).toBe('Two words…');
  expect(excerpt('Two words, here', 12)).toBe('Two words…');
  expect(excerpt('契約書を確認', 3)).toBe('契約書…');
  expect(excerpt('ab😀😀', 3)).toBe('ab…');
  expect(excerpt('ab😀😀', 4)).toBe('ab😀…');
});
