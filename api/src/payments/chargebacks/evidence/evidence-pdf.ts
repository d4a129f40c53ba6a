import { money } from '@parley/contract/money.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { drawPdf } from '../../../platform/documents/draw-pdf.ts';
import { ownLetterhead } from '../../../platform/documents/own-letterhead.ts';
import { productName } from '../../../platform/language/language.ts';
import type { PdfBlock, PdfTable } from '../../../platform/documents/pdf-document.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Evidence } from './queries-evidence.ts';

/** Newest first counted, oldest first printed: a bank reads so many pages and no more. */
export const MAX_EVIDENCE_MESSAGES = 200;

/** The records of a job for the client's bank: in English, with all times in UTC. */
export async function evidencePdf(
  platform: Platform,
  evidence: Evidence,
  createdAt: string,
): Promise<Buffer> {
  const title = `Records of “${evidence.title}”`;
  return drawPdf({
    title,
    language: 'en',
    createdAt,
    footer: `${productName()} · charge ${evidence.chargeId ?? 'unknown'}`,
    lettersMissing: 'Some characters can’t be printed in this file and show as […].',
    letterhead: await ownLetterhead(platform),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'note', text: `Made by ${productName()} on ${timeOf(createdAt)}. All times are in UTC.` },
      ...payment(evidence),
      ...agreement(evidence),
      ...consultations(evidence),
      ...course(evidence),
      ...files(evidence),
      ...chat(evidence),
    ],
  });
}

const timeOf = (at: string | null) => (at === null ? '–' : `${at.slice(0, 10)} ${at.slice(11, 16)}`);

function payment({ client, professional, ...evidence }: Evidence): PdfBlock[] {
  const { chargeId, paidCents, paidAt, amountCents, openedAt, reason, invoices } = evidence;
  const numbers = invoices.map(({ number, totalCents }) => `${number} (${money(totalCents)})`);
  return [
    { kind: 'heading', text: 'Payment' },
    {
      kind: 'facts',
      facts: [
        ['Charge', chargeId ?? '–'],
        ['For', whatFor(evidence)],
        ['Paid', `${money(paidCents)} on ${timeOf(paidAt)}`],
        ['Disputed', `${money(amountCents)} on ${timeOf(openedAt)}, as ${reason}`],
        ['Client', `${client.name}, ${client.email}`],
        ['Professional', `${professional.name}, ${professional.email}`],
        ['Invoices', numbers.join(', ') || 'none'],
      ],
    },
  ];
}

function whatFor(evidence: Pick<Evidence, 'appointmentId' | 'tipId'>): string {
  if (isTip(evidence)) return 'a tip for the completed job';
  return isForWork(evidence) ? 'the work of the job' : 'a consultation of the job';
}

function agreement({
  jobId,
  description,
  agreedAt,
  hiredAt,
  dueAt,
  completedAt,
  offers,
}: Evidence): PdfBlock[] {
  return [
    { kind: 'heading', text: 'Agreement' },
    {
      kind: 'facts',
      facts: [
        ['Job', jobId],
        ['Agreed to talk', timeOf(agreedAt)],
        ['Hired by paying', timeOf(hiredAt)],
        ['Due', timeOf(dueAt)],
        ['Completed', timeOf(completedAt)],
      ],
    },
    { kind: 'text', text: description },
    { kind: 'heading', text: 'Offers, all versions' },
    table(
      [['Version'], ['By', 2], ['At', 2], ['Price', 2], ['Days'], ['State', 2], ['Scope', 5]],
      offers.map(({ version, by, at, cents, days, state, scope }) => [
        String(version),
        by,
        timeOf(at),
        money(cents),
        String(days ?? '–'),
        state.toLowerCase(),
        scope ?? '–',
      ]),
    ),
  ];
}

/** Who was in the room, and when. */
function consultations({ consultations: held, presence }: Evidence): PdfBlock[] {
  return held.flatMap(({ id, from, to, attendance, cents }): PdfBlock[] => [
    { kind: 'heading', text: `Consultation of ${timeOf(from)} to ${timeOf(to)}` },
    {
      kind: 'facts',
      facts: [
        ['Price', cents === 0 ? 'free' : money(cents)],
        ['Attendance', attendance === null ? 'not decided' : attendance.toLowerCase().replaceAll('_', ' ')],
      ],
    },
    table(
      [['In the room', 2], ['Joined'], ['Left']],
      presence
        .filter(({ appointmentId }) => appointmentId === id)
        .map((stay) => [stay.who, timeOf(stay.from), timeOf(stay.to)]),
    ),
  ]);
}

/** Deliveries, acceptances and all other moves. */
function course({ moves }: Evidence): PdfBlock[] {
  const rows = moves.map(({ at, by, action, message }) => [
    timeOf(at),
    by,
    action.replaceAll('_', ' '),
    message ?? '',
  ]);
  return [
    { kind: 'heading', text: 'What happened' },
    table(
      [
        ['At', 2],
        ['By', 2],
        ['Act', 2],
        ['Message', 5],
      ],
      rows,
    ),
  ];
}

function files({ files: sent }: Evidence): PdfBlock[] {
  const rows = sent.map(({ name, size, at, who }) => [name, `${size} bytes`, who ?? '–', timeOf(at)]);
  return [
    { kind: 'heading', text: 'Files' },
    table(
      [
        ['Name', 4],
        ['Size', 2],
        ['From', 2],
        ['At', 2],
      ],
      rows,
    ),
  ];
}

function chat({ messages, messageCount }: Evidence): PdfBlock[] {
  const all =
    messages.length < messageCount ? `the newest ${messages.length} of ${messageCount}` : 'all of it';
  return [
    { kind: 'heading', text: `Chat, ${all}` },
    table(
      [
        ['At', 2],
        ['From', 2],
        ['Message', 6],
      ],
      messages.map(({ at, who, body }) => [timeOf(at), who, body]),
    ),
  ];
}

function table(columns: (readonly [name: string, share?: number])[], rows: string[][]): PdfTable {
  const empty = columns.map((_, index) => (index === 0 ? 'none' : ''));
  return {
    kind: 'table',
    columns: columns.map(([name, share = 1]) => ({ name, share })),
    rows: rows.length > 0 ? rows : [empty],
  };
}
