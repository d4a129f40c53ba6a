import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { negotiationUrl } from '../src/notifications/news/urls.ts';
import { timeOf } from '../src/platform/time-in.ts';
import { daysAfter, hoursAfter } from '../src/platform/clock.ts';
import type { Person } from './cast.ts';
import type { Draft } from './draft.ts';
import { inHoursOf } from './hour-sets.ts';
import { randomFor } from './random.ts';
import { invite, propose, serviceOf, notify, type Stage } from './story/story.ts';
import { moveNegotiation, type Negotiation } from './negotiations.ts';

const ANA = 'Ana Rincón';
const TERMS = 'Terms for our new API';

/** Four proposals for one posting: new, rescheduled, read, declined. */
export function answersToTerms({ draft, client, pro, posting }: Stage): void {
  const { hour, agenda } = draft;
  const random = randomFor('answers to terms');
  const [clara, ana, henrik] = [client('Clara'), pro(ANA), pro('Henrik Lund')];
  const answer = (
    display: string,
    amountCents: number,
    days: number,
    message: string,
    hoursAgo: number,
    further: number[] = [],
  ) => {
    const who = pro(display);
    const startsAt = agenda.comingTime(who, { days: [2, 5], minutes: 30, guestZone: clara.zone }, random);
    const alternatives = further.map((from) =>
      agenda.comingTime(who, { days: [from, from + 1], minutes: 30, guestZone: clara.zone }, random),
    );
    const offered = { message, amountCents, estimatedDays: days, startsAt, alternatives, minutes: 30 };
    return propose(draft, { posting: posting(TERMS), pro: who, ...offered }, hoursAfter(hour, -hoursAgo));
  };

  const declined = answer(
    'Aoife Brennan',
    150_000,
    9,
    'Your documentation says more about logs than most privacy notices do, which is a good start. I would write the data processing part first and let the terms follow from it.',
    70,
  );
  moveNegotiation(draft, declined, { action: 'open', by: 'client', at: hoursAfter(hour, -60) });
  const reason =
    'Thank you, Aoife. We need the commercial side first and will come back to you for the privacy notice.';
  moveNegotiation(draft, declined, {
    action: 'decline',
    by: 'client',
    at: hoursAfter(hour, -58),
    message: reason,
  });

  const read = answer(
    'Priya Natarajan',
    148_000,
    4,
    'I have drafted terms for two data products and can begin tomorrow. Licensing is the heart of it: what may your customers do with a forecast they have stored? I would settle that in one page before anything else.',
    44,
    [5, 6],
  );
  moveNegotiation(draft, read, { action: 'open', by: 'client', at: hoursAfter(hour, -26) });
  moveNegotiation(draft, read, {
    action: 'write',
    by: 'client',
    at: hoursAfter(hour, -25),
    message: 'Thank you, Priya. Would the page on licensing cover customers who pass the forecast on?',
  });
  moveNegotiation(draft, read, {
    action: 'write',
    by: 'professional',
    at: hoursAfter(hour, -22),
    message: 'It would. That is the case where most terms of this kind go wrong.',
  });

  const moved = answer(
    'Henrik Lund',
    95_000,
    9,
    'Terms are not my daily bread, contracts that people understand are. If six pages can become four, I am your man.',
    50,
  );
  const later = agenda.comingTime(henrik, { days: [4, 6], minutes: 30, guestZone: clara.zone }, random);
  const why = 'A hearing was moved to that hour. Would this one do as well?';
  moveNegotiation(draft, moved, {
    action: 'reschedule',
    by: 'professional',
    at: hoursAfter(hour, -9),
    startsAt: later,
    message: why,
  });
  const asks = `Henrik suggested another time for “${TERMS}”: ${timeOf(clara.zone, later)}.`;
  notify(draft, {
    to: clara,
    type: 'PROPOSAL',
    message: asks,
    url: urlFor(moved, 'client'),
    at: hoursAfter(hour, -9),
  });

  const open = answer(
    ANA,
    120_000,
    6,
    `I have read your documentation, and the rate limits will need a sentence of their own. ${ana.pitch} First full draft after six days, one round of changes, both in English with the German law you asked for.`,
    20,
  );
  notifyOfOffer(draft, clara, open, ana.display, 'sent you a proposal for');
}

export function otherNegotiations(stage: Stage): void {
  askRafael(stage);
  inviteByMilo(stage);
  licenseForMilo(stage);
  demandLetterForEmma(stage);
  askPriya(stage);
}

/** The client asked for another time; it is the professional's turn. */
function askRafael({ draft, pro, posting }: Stage): void {
  const { hour, agenda } = draft;
  const rafael = pro('Rafael Nogueira');
  const about = posting('Check our sign-up with a screen reader');
  const random = randomFor('screen reader');
  const guestZone = about.client.zone;
  const times = [
    agenda.comingTime(rafael, { days: [2, 4], minutes: 30, guestZone }, random),
    agenda.comingTime(rafael, { days: [4, 6], minutes: 30, guestZone }, random),
  ] as const;
  const message = `Six screens are a good size for this. ${rafael.pitch} I test with the keyboard on day one and you get the list the same evening.`;
  const offered = { message, amountCents: 90_000, estimatedDays: 7, startsAt: times[0], minutes: 30 };
  const negotiation = propose(draft, { posting: about, pro: rafael, ...offered }, hoursAfter(hour, -30));
  moveNegotiation(draft, negotiation, { action: 'open', by: 'client', at: hoursAfter(hour, -28) });
  const why = 'Both developers would like to join. Could we take this one?';
  moveNegotiation(draft, negotiation, {
    action: 'reschedule',
    by: 'client',
    at: hoursAfter(hour, -22),
    startsAt: times[1],
    message: why,
  });
}

/** An invitation that the demo's professional has not opened yet. */
function inviteByMilo({ draft, client, pro }: Stage): void {
  const [milo, ana] = [client('Milo'), pro(ANA)];
  const service = serviceOf(ana, 'An hour with a commercial lawyer, before you sign');
  const startsAt = draft.agenda.comingTime(
    inHoursOf(ana, service),
    { days: [2, 5], minutes: 30, guestZone: milo.zone },
    randomFor('an hour for Milo'),
  );
  const message =
    'Hi Ana, my landlord wants to change the lease of the gym and calls it a formality. It has nine pages. Could we go through it together for two hours?';
  const offered = { service, client: milo, pro: ana, message, amountCents: 22_000, startsAt, minutes: 30 };
  const negotiation = invite(draft, offered, hoursAfter(draft.hour, -6));
  notifyOfOffer(draft, ana, negotiation, milo.display, 'invited you to');
}

/** Her proposal for his license: he asks for another time. */
function licenseForMilo({ draft, client, pro, posting }: Stage): void {
  const { hour, agenda } = draft;
  const [milo, ana] = [client('Milo'), pro(ANA)];
  const random = randomFor('license for Milo');
  const [first, second] = [
    agenda.comingTime(ana, { days: [2, 4], minutes: 30, guestZone: milo.zone }, random),
    agenda.comingTime(ana, { days: [3, 6], minutes: 30, guestZone: milo.zone }, random),
  ];
  const message =
    'Three drafts side by side are how I like to read licenses. I would make you a table of ten rows: rights, territory, reversion, money. After that the choice is usually easy.';
  const about = posting('License for a board game that three publishers want');
  const offered = { message, amountCents: 55_000, estimatedDays: 5, startsAt: first, minutes: 30 };
  const negotiation = propose(draft, { posting: about, pro: ana, ...offered }, hoursAfter(hour, -50));
  moveNegotiation(draft, negotiation, { action: 'open', by: 'client', at: hoursAfter(hour, -40) });
  const why = 'My illustrator should hear this too, and she works nights. Is this possible for you?';
  moveNegotiation(draft, negotiation, {
    action: 'reschedule',
    by: 'client',
    at: hoursAfter(hour, -11),
    startsAt: second,
    message: why,
  });
  const asks = `${milo.first} suggested another time for “${negotiation.title}”: ${timeOf(ana.zone, second)}.`;
  notify(draft, {
    to: ana,
    type: 'PROPOSAL',
    message: asks,
    url: urlFor(negotiation, 'professional'),
    at: hoursAfter(hour, -11),
  });
}

function demandLetterForEmma({ draft, pro, posting }: Stage): void {
  const ana = pro(ANA);
  const about = posting('A supplier has not delivered: what can we do this week?');
  const startsAt = draft.agenda.comingTime(
    ana,
    { days: [1.5, 3], minutes: 30, guestZone: about.client.zone },
    randomFor('letter for Emma'),
  );
  const message =
    'Nine weeks with half the money paid is a position, not a misfortune. We set a date in the letter, name what happens after it, and keep the tone such that they can still deliver.';
  const offered = { message, amountCents: 33_000, estimatedDays: 3, startsAt, minutes: 30 };
  propose(draft, { posting: about, pro: ana, ...offered }, hoursAfter(draft.hour, -4));
}

/** An invitation of the demo's client that waits for its answer. */
function askPriya({ draft, client, pro }: Stage): void {
  const priya = pro('Priya Natarajan');
  const service = serviceOf(priya, 'NDAs and licensing, read and explained in plain words');
  const startsAt = draft.agenda.comingTime(
    priya,
    { days: [2, 5], minutes: 45, guestZone: client('Clara').zone },
    randomFor('an NDA for Clara'),
  );
  const message =
    'Hello Priya, a shipping company sent us a confidentiality agreement that seems to last for ever. Could you read it before we answer?';
  const offered = {
    service,
    client: client('Clara'),
    pro: priya,
    message,
    amountCents: 18_000,
    startsAt,
    minutes: 45,
  };
  const negotiation = invite(draft, offered, hoursAfter(draft.hour, -16));
  notifyOfOffer(draft, priya, negotiation, client('Clara').display, 'invited you to');
}

function notifyOfOffer(draft: Draft, to: Person, negotiation: Negotiation, from: string, does: string): void {
  const when = timeOf(to.zone, negotiation.startsAt);
  const price = negotiation.amountCents ? ` for ${shortMoney(negotiation.amountCents)}` : '';
  const message = `${from} ${does} “${negotiation.title}”${price}, with a consultation on ${when}.`;
  const side = negotiation.kind === 'PROPOSAL' ? 'client' : 'professional';
  notify(draft, {
    to,
    type: negotiation.kind,
    message,
    url: urlFor(negotiation, side),
    at: negotiation.createdAt,
  });
}

function urlFor({ id, kind, postingId = null, serviceId = null }: Negotiation, side: Side): string {
  return negotiationUrl({ negotiationId: id, kind, postingId, serviceId }, side);
}

export function addFavorites({ draft, client, pro, posting }: Stage): void {
  const { rows, hour } = draft;
  const kept = [pro('Henrik Lund'), pro('Mai Okonkwo'), pro('Rafael Nogueira')];
  for (const [index, { services }] of kept.entries()) {
    const [service] = services;
    const createdAt = daysAfter(hour, -index - 1);
    if (service)
      rows.favoriteServices.push({ userId: client('Clara').id, serviceId: service.row.id, createdAt });
  }
  for (const title of [TERMS, 'A supplier has not delivered: what can we do this week?']) {
    const jobPostingId = posting(title).row.id;
    rows.favoriteJobPostings.push({ userId: pro(ANA).id, jobPostingId, createdAt: hoursAfter(hour, -21) });
  }
}
