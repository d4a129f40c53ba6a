import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { chatUrl } from '../../src/chat/chat-url.ts';
import { jobUrl } from '../../src/notifications/news/urls.ts';
import { timeOf } from '../../src/platform/time-in.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import { quarterAfter } from './agenda.ts';
import { writeChat } from './chats.ts';
import { act, agree, requestConsultation, hire, meet, type HiredJob } from './jobs.ts';
import { planMilestones } from './milestones.ts';
import { askForTerms, makeOffer } from './offers.ts';
import { randomFor } from '../random.ts';
import { review } from './profile-stats.ts';
import { agreeOnSeries } from './series.ts';
import { invite, propose, serviceOf, notify, type Stage } from './story.ts';
import { tip } from './money/tips.ts';
import { moveNegotiation } from '../negotiations.ts';

const ANA = 'Ana Rincón';
const RESELLER = 'Reseller agreement for two markets';
const IMPORT = 'Nightly import from forty weather stations';
const SAILORS = 'Landing page for people who sail';
/** Long enough to look around and log in, short enough to wait for. */
const MINUTES_UNTIL_CONSULTATION = 18;

/** Today's consultation: starting soon, with a standing offer and unread messages. */
export function consultationToday({ draft, client, pro, posting }: Stage): void {
  const { hour, agenda } = draft;
  const ana = pro(ANA);
  const message =
    'Eighteen pages in Spanish are an evening for me, not a week. You get a counter-draft in both languages and I join the call with your partner. The commission clause is usually where it hurts; I would start there.';
  const agreed = { message, amountCents: 120_000, estimatedDays: 10, minutes: 30 };
  const startsAt = agenda.comingTime(
    ana,
    { days: [2, 4], minutes: 30, guestZone: client('Clara').zone },
    randomFor('first idea'),
  );
  const negotiation = propose(
    draft,
    { posting: posting(RESELLER), pro: ana, ...agreed, startsAt },
    daysAfter(hour, -6),
  );
  moveNegotiation(draft, negotiation, { action: 'open', by: 'client', at: daysAfter(hour, -5) });
  const sooner = quarterAfter(draft.now, MINUTES_UNTIL_CONSULTATION);
  const why =
    'Their lawyer is on leave from Thursday. Could we talk earlier, even at an odd hour for one of us?';
  moveNegotiation(draft, negotiation, {
    action: 'reschedule',
    by: 'professional',
    at: daysAfter(hour, -3),
    startsAt: sooner,
    message: why,
  });
  const hired = agree(draft, negotiation, ana, 'client', hoursAfter(hour, -45));
  writeChat(draft, hired, [
    {
      from: 'client',
      text: 'I have sent you their draft and our price list.',
      at: hoursAfter(hour, -42),
      read: true,
    },
    {
      from: 'professional',
      text: 'Thank you, both arrived. Is the price list public, or may they see only their part?',
      at: hoursAfter(hour, -40),
      read: true,
    },
    {
      from: 'client',
      text: 'Only their part, please. Good that you ask.',
      at: hoursAfter(hour, -39),
      read: true,
    },
    {
      from: 'professional',
      text: 'I have read it twice now. Section 4 is the one I would change first: they could end it within a month, you could not.',
      at: hoursAfter(hour, -3),
      read: false,
    },
    {
      from: 'professional',
      text: 'Bring your answer on exclusivity to our consultation. Everything else can wait.',
      at: minutesAfter(hour, -50),
      read: false,
    },
  ]);
  notifyOfConsultation(draft, hired);
}

function notifyOfConsultation(draft: Stage['draft'], hired: HiredJob): void {
  const { job } = hired;
  const people = new Map(draft.rows.users.map((user) => [user.id, user]));
  const [to, from] = [people.get(job.clientId), people.get(job.professionalId)];
  if (!to || !from) throw new Error('the two of a job are people of this world');
  const [reader, writer] = [personOf(to), personOf(from)];
  const wrote = `${writer.first} sent you a message about “${job.title}”.`;
  notify(draft, {
    to: reader,
    type: 'MESSAGE',
    message: wrote,
    url: chatUrl(job.id),
    at: hoursAfter(draft.hour, -3),
  });
  const when = timeOf(writer.zone, hired.appointment.startsAt);
  const accepted = `${reader.first} accepted: your consultation about “${job.title}” is on ${when}.`;
  notify(draft, {
    to: writer,
    type: 'JOB',
    message: accepted,
    url: jobUrl(job.id),
    at: hoursAfter(draft.hour, -45),
    read: true,
  });
}

type User = Stage['draft']['rows']['users'][number];
const personOf = ({ id, email, firstName, displayName, timeZone, createdAt }: User) => ({
  id,
  email,
  first: firstName,
  display: displayName,
  zone: timeZone,
  createdAt,
});

/** After the consultation: the client asked for other terms, and the latest offer waits for her to hire. */
export function jobToHire({ draft, client, pro, posting }: Stage): void {
  const { hour, agenda } = draft;
  const [clara, tendai] = [client('Clara'), pro('Tendai Kuhudzai')];
  const message =
    'Forty stations and five kinds of files sound like my last two years. I would keep your database, write one small loader per kind, and let a silent station speak up by itself. The first ten stations run after a week.';
  const sentAt = daysAfter(hour, -9);
  const startsAt = agenda.pastTime(tendai, daysAfter(sentAt, 2), 45, randomFor('import'));
  const first = { message, amountCents: 180_000, estimatedDays: 21, minutes: 45, startsAt };
  const negotiation = propose(draft, { posting: posting(IMPORT), pro: tendai, ...first }, sentAt);
  moveNegotiation(draft, negotiation, { action: 'open', by: 'client', at: hoursAfter(sentAt, 5) });
  const hired = agree(draft, negotiation, tendai, 'client', hoursAfter(sentAt, 7));
  meet(hired);
  const [askedAt, offeredAt] = [hoursAfter(hour, -29), hoursAfter(hour, -5)];
  const ask = {
    amountCents: 150_000,
    estimatedDays: 21,
    scope: 'Without the page that says which station is silent.',
  };
  askForTerms(draft, hired, ask, askedAt);
  const scope =
    'Five loaders with tests, running on your database. The page for silent stations follows as a job of its own.';
  makeOffer(draft, hired, { amountCents: 160_000, estimatedDays: 18, scope }, offeredAt);
  const url = jobUrl(hired.job.id);
  const asked = `Clara asked for other terms for “${hired.job.title}”: ${shortMoney(150_000)}, 21 days of work.`;
  notify(draft, { to: tendai, type: 'JOB', message: asked, url, at: askedAt });
  const offered = `Tendai made you an offer for “${hired.job.title}”: ${shortMoney(160_000)}, 18 days of work.`;
  notify(draft, { to: clara, type: 'JOB', message: offered, url, at: offeredAt });
}

/** Delivered work to accept; its money is held here and at the processor. */
export function workToAccept({ draft, client, pro, posting }: Stage): void {
  const { hour, agenda } = draft;
  const [clara, tomas] = [client('Clara'), pro('Tomás Ferreira')];
  const message =
    'Two hundred emails are a feast. I read them all, mark what comes twice, and the page is built from that. You will recognize most of the sentences.';
  const sentAt = daysAfter(hour, -31);
  const startsAt = agenda.pastTime(tomas, daysAfter(sentAt, 3), 30, randomFor('sailors'));
  const agreed = { message, amountCents: 64_000, estimatedDays: 28, minutes: 30, startsAt };
  const negotiation = propose(draft, { posting: posting(SAILORS), pro: tomas, ...agreed }, sentAt);
  const hired = agree(draft, negotiation, tomas, 'client', hoursAfter(sentAt, 20));
  meet(hired);
  hire(draft, hired, hoursAfter(hired.appointment.endsAt, 2));
  const deliveredAt = hoursAfter(hour, -40);
  const note = 'Both versions are in the files. Version B has the shorter headline; try that one first.';
  act(draft, hired, { action: 'deliver', by: 'professional', at: deliveredAt, message: note });
  writeChat(draft, hired, [
    {
      from: 'professional',
      text: 'I am through with the emails. Eleven people use the same word: trust. May I build on it?',
      at: daysAfter(hour, -15),
      read: true,
    },
    {
      from: 'client',
      text: 'Please do. We never dared to say it ourselves.',
      at: daysAfter(hour, -14),
      read: true,
    },
    {
      from: 'professional',
      text: 'Delivered. If the second paragraph sounds like your brother, it is because he wrote it, in an email of 2023.',
      at: hoursAfter(hour, -39),
      read: false,
    },
  ]);
  requestConsultation(draft, hired, {
    by: 'professional',
    at: hoursAfter(hour, -38),
    startsAt: agenda.comingTime(
      tomas,
      { days: [2, 4], minutes: 30, guestZone: clara.zone },
      randomFor('both versions'),
    ),
    minutes: 30,
    message: 'Shall we look at both versions together before you decide?',
  });
  const until = timeOf(clara.zone, hired.job.releaseAt ?? hour);
  const delivered = `Tomás delivered “${hired.job.title}”. Accept the work or ask for changes by ${until}.`;
  notify(draft, { to: clara, type: 'JOB', message: delivered, url: jobUrl(hired.job.id), at: deliveredAt });
}

interface CompletedJobInput {
  first: string;
  display: string;
  title: string;
  message: string;
  amountCents: number;
}

function completedJob({ draft, client, pro }: Stage, done: CompletedJobInput, daysAgo: number): HiredJob {
  const who = pro(done.display);
  const service = serviceOf(who, done.title);
  const sentAt = daysAfter(draft.hour, -daysAgo - 19);
  const minutes = service.consultationMinutes;
  const startsAt = draft.agenda.pastTime(who, daysAfter(sentAt, 1), minutes, randomFor(done.title));
  const { message, amountCents } = done;
  const offered = { service, client: client(done.first), pro: who, message, amountCents, startsAt, minutes };
  const hired = agree(draft, invite(draft, offered, sentAt), who, 'professional', minutesAfter(sentAt, 47));
  meet(hired);
  hire(draft, hired, minutesAfter(hired.appointment.endsAt, 95));
  act(draft, hired, { action: 'deliver', by: 'professional', at: daysAfter(draft.hour, -daysAgo - 2) });
  act(draft, hired, { action: 'complete', by: 'client', at: daysAfter(draft.hour, -daysAgo) });
  return hired;
}

/** Two jobs to review, each with a tip; the other side has written already, unpublished. */
export function worksToReview(stage: Stage): void {
  const { draft, client, pro } = stage;
  const byMai = completedJob(
    stage,
    {
      first: 'Clara',
      display: 'Mai Okonkwo',
      title: 'Your tax position across two countries, in one clear memo',
      message:
        'Hello Mai, I lived in Lagos until last year and both tax offices are fond of me. Could you sort it out?',
      amountCents: 31_000,
    },
    3,
  );
  const kind = {
    stars: 5,
    text: 'Clara had every letter scanned and in order, and asked the one question that mattered.',
  };
  reviewedBy(
    stage,
    byMai,
    'professional',
    { ...kind, at: daysAfter(draft.hour, -2) },
    client('Clara'),
    'Mai',
  );
  tip(draft, byMai, client('Clara'), 4_000, hoursAfter(draft.hour, -70));
  const forRosa = completedJob(
    stage,
    {
      first: 'Rosa',
      display: ANA,
      title: 'Review of your supply or SaaS contract, with a marked-up draft',
      message:
        'Dear Ana, our ticket software sent new terms and nine days to sign them. Please read them before we do.',
      amountCents: 32_000,
    },
    4,
  );
  const glad = {
    stars: 5,
    text: 'Seven comments, all of them in words our director could use on the phone. They gave in on five.',
  };
  reviewedBy(stage, forRosa, 'client', { ...glad, at: daysAfter(draft.hour, -3) }, pro(ANA), 'Rosa');
  tip(draft, forRosa, client('Rosa'), 6_400, hoursAfter(draft.hour, -71));
}

function reviewedBy(
  { draft }: Stage,
  hired: HiredJob,
  by: Side,
  said: { stars: number; text: string; at: string },
  to: Parameters<typeof notify>[1]['to'],
  name: string,
): void {
  review(draft, hired, by, said);
  const { id, title, reviewBy } = hired.job;
  const latest = timeOf(to.zone, reviewBy ?? draft.hour);
  const message = `${name} has reviewed “${title}”. You see it once you have written yours, at the latest ${latest}.`;
  notify(draft, { to, type: 'REVIEW', message, url: jobUrl(id), at: said.at });
}

/** What Mateo hires Ana on: a first part that is under way, and two that he pays for later. */
const PARTS = {
  amountCents: 115_000,
  estimatedDays: 34,
  scope: 'English first, then Spanish. Two rounds of changes for each part.',
  milestones: [
    { title: 'Terms of service', amountCents: 55_000, estimatedDays: 20 },
    { title: 'Data processing agreement', amountCents: 40_000, estimatedDays: 9 },
    { title: 'Everything in Spanish', amountCents: 20_000, estimatedDays: 5 },
  ],
};

/** Paid work in milestones, with a question to answer. */
export function workToDeliver({ draft, client, pro }: Stage): void {
  const { hour, agenda } = draft;
  const [mateo, ana] = [client('Mateo'), pro(ANA)];
  const service = serviceOf(ana, 'Terms of service and data processing agreement for your API');
  const sentAt = daysAfter(hour, -12);
  const startsAt = agenda.pastTime(ana, daysAfter(sentAt, 1), 45, randomFor('terms for Mateo'));
  const message =
    'Hola Ana, we let roasters read our harvest data and have no terms at all. Spanish and English please.';
  const offered = { service, client: mateo, pro: ana, message, amountCents: 115_000, startsAt, minutes: 45 };
  const hired = agree(draft, invite(draft, offered, sentAt), ana, 'professional', minutesAfter(sentAt, 33));
  meet(hired);
  makeOffer(draft, hired, PARTS, minutesAfter(hired.appointment.endsAt, 65));
  const hiredAt = minutesAfter(hired.appointment.endsAt, 120);
  hire(draft, hired, hiredAt);
  planMilestones(draft, hired, PARTS.milestones, hiredAt);
  writeChat(draft, hired, [
    {
      from: 'professional',
      text: 'First half is written. Who deletes the data when a farm leaves?',
      at: daysAfter(hour, -2),
      read: true,
    },
    {
      from: 'client',
      text: 'We do, by hand, when they remind us. I hear how that sounds.',
      at: hoursAfter(hour, -20),
      read: true,
    },
    {
      from: 'client',
      text: 'Better: after thirty days, automatically. We can build that. Does it help?',
      at: hoursAfter(hour, -7),
      read: false,
    },
  ]);
  requestConsultation(draft, hired, {
    by: 'client',
    at: hoursAfter(hour, -6),
    startsAt: agenda.comingTime(
      ana,
      { days: [2, 4], minutes: 30, guestZone: mateo.zone },
      randomFor('when a farm leaves'),
    ),
    minutes: 30,
    message: 'Half an hour about what happens when a farm leaves? Our developer would join.',
  });
  weeklyWithMateo(draft, hired, ana, mateo.zone);
  const wrote = `Mateo sent you a message about “${hired.job.title}”.`;
  notify(draft, {
    to: ana,
    type: 'MESSAGE',
    message: wrote,
    url: chatUrl(hired.job.id),
    at: hoursAfter(hour, -7),
  });
}

/** A short look at each week’s part, until the last one is written. */
function weeklyWithMateo(
  draft: Stage['draft'],
  hired: HiredJob,
  ana: ReturnType<Stage['pro']>,
  timeZone: string,
): void {
  const { hour, agenda } = draft;
  const startsAt = agenda.comingTime(
    ana,
    { days: [5, 8], minutes: 15, guestZone: timeZone },
    randomFor('a part a week'),
  );
  agreeOnSeries(draft, hired, {
    rule: { startsAt, timeZone, rhythm: 'WEEKLY', count: 6 },
    minutes: 15,
    message: 'A quarter of an hour for each part, while it is fresh?',
    at: daysAfter(hour, -3),
    acceptedAt: hoursAfter(hour, -68),
  });
}
