import { hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import type { Draft } from '../draft.ts';
import { drawMarkedPage, drawWebPage } from './drawings.ts';
import { addFile, type StoredFile } from '../files.ts';
import { writePdf } from './pdf.ts';
import { at } from '../random.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
type Paper = Pick<Parameters<typeof addFile>[1], 'name' | 'contentType' | 'bytes' | 'size'>;

/** The demo's attachments: in chats, job files and a posting. */
export function addPapers(draft: Draft): StoredFile[] {
  return [...filesOfTheConsultation(draft), ...papersOfTheLandingPage(draft), ...papersOfThePosting(draft)];
}

function filesOfTheConsultation(draft: Draft): StoredFile[] {
  const job = jobOf(draft, 'Reseller agreement for two markets');
  const prices = 'Sensor;List price;Reseller\nWind 2;240;168\nRain 1;95;66\nStation 4;1,180;820\n';
  return [
    ...say(draft, 'I have sent you their draft', [
      {
        name: 'Contrato de distribución, borrador.pdf',
        contentType: PDF,
        bytes: writePdf('Contrato de distribución', [
          'Entre Nordwetter GmbH, Berlín («el Fabricante»), y el Distribuidor.',
          '',
          '1. Objeto. El Fabricante nombra al Distribuidor para Colombia y México.',
          '2. Exclusividad. El nombramiento es exclusivo por tres años.',
          '3. Comisión. El Distribuidor recibe el treinta por ciento del precio de lista.',
          '4. Terminación. El Distribuidor puede terminar con un mes de aviso.',
        ]),
      },
      { name: 'Price list.csv', contentType: 'text/csv', bytes: Buffer.from(prices) },
    ]),
    ...say(draft, 'I have read it twice now.', [
      { name: 'Section 4, marked.png', contentType: PNG, ...drawMarkedPage() },
    ]),
    addFile(draft, {
      ownerId: job.professionalId,
      jobId: job.id,
      inJobList: true,
      at: hoursAfter(draft.hour, -4),
      name: 'Questions for our consultation.md',
      contentType: 'text/markdown',
      bytes: Buffer.from(
        '# Before we talk\n\n1. Exclusive for how long, and what for?\n2. Who pays the import duties?\n3. What happens to stock on the last day?\n',
      ),
    }),
  ];
}

const PAGES = [
  ['A', 'Landing page, version A.png'],
  ['B', 'Landing page, version B.png'],
] as const;

function papersOfTheLandingPage(draft: Draft): StoredFile[] {
  const job = jobOf(draft, 'Landing page for people who sail');
  const list = { jobId: job.id, inJobList: true };
  const emails =
    'Email,Says\n1,We trust you more than the harbour office\n2,My brother does not trust anybody else\n';
  return [
    addFile(draft, {
      ...list,
      ownerId: job.clientId,
      at: hoursAfter(job.createdAt, 3),
      name: 'Two hundred emails.csv',
      contentType: 'text/csv',
      bytes: Buffer.from(emails),
    }),
    ...PAGES.map(([version, name], index) =>
      addFile(draft, {
        ...list,
        ownerId: job.professionalId,
        at: minutesAfter(draft.hour, -40 * 60 - 20 + index),
        name,
        contentType: PNG,
        ...drawWebPage(version),
      }),
    ),
  ];
}

function papersOfThePosting(draft: Draft): StoredFile[] {
  const posting = draft.rows.jobPostings.find(({ title }) => title === 'Terms for our new API');
  if (!posting) throw new Error('the posting of the demo’s client is missing');
  const stored = addFile(draft, {
    ownerId: posting.clientId,
    at: posting.createdAt,
    name: 'API overview.pdf',
    contentType: PDF,
    bytes: writePdf('API overview', [
      'One call: the readings of a station, of the last ten days.',
      'One call: the forecast for a place, hour by hour.',
      '',
      'Limits: 1,000 calls a day for free, 100,000 a day on a contract.',
      'Personal data: the name and email of whoever holds the key. Logs are kept for fourteen days.',
    ]),
  });
  posting.attachments = [stored.key];
  return [stored];
}

/** Attaches files to the message that begins like this. */
function say(draft: Draft, beginning: string, papers: readonly Paper[]): StoredFile[] {
  const message = draft.rows.messages.find(({ body }) => body.startsWith(beginning));
  if (!message) throw new Error(`nobody says “${beginning}”`);
  const { senderId: ownerId, jobId, createdAt } = message;
  const stored = papers.map((paper) =>
    addFile(draft, { ...paper, ownerId, jobId, at: minutesAfter(createdAt, -1) }),
  );
  message.attachments = stored.map(({ key }) => key);
  return stored;
}

function jobOf(draft: Draft, title: string) {
  return at(
    draft.rows.jobs.filter((job) => job.title === title),
    0,
  );
}
