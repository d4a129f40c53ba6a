import { bar, colour, createCanvas, ellipse } from './canvas.ts';
import type { Draft } from '../draft.ts';
import { addFile, type StoredFile } from '../files.ts';
import { randomFor } from '../random.ts';
import { drawMarkedPage, drawWebPage } from './drawings.ts';
import { writePdf } from './pdf.ts';

const WHITE = colour('#fffefb');
const INK = colour('#191c38');
const GREY = colour('#cfc9ba');
const GREEN = colour('#1c7448');
const MARIGOLD = colour('#f5a300');

type Drawn = ReturnType<typeof drawMarkedPage>;
interface Sample {
  title: string;
  about: string;
  /** What a picture shows; a PDF has none. */
  alt?: string;
  draw?: () => Drawn;
  lines?: readonly string[];
  url?: string;
}

/** By the professional's display name; the others show none. */
const SAMPLES: Record<string, readonly Sample[] | undefined> = {
  'Ana Rincón': [
    {
      title: 'A SaaS contract, marked up',
      about: 'Page 3 of 14, names removed',
      alt: 'A page of a contract with one clause highlighted and a red line beside it',
      draw: drawMarkedPage,
    },
    {
      title: 'Summary for a sales team',
      about: 'What you may promise, on one page',
      lines: [
        'Promise: support on working days, answers within one day.',
        'Do not promise: a date for a feature, or exclusivity.',
        '',
        'Ask the lawyer first: liability above one year of fees.',
      ],
    },
    {
      title: 'Two offers compared',
      about: 'Risk by clause, before and after',
      alt: 'Pairs of bars for five clauses; the second bar of each pair is shorter',
      draw: () => drawPairs('two offers'),
    },
  ],
  'Tendai Kuhudzai': [
    {
      title: 'The nightly load, before and after',
      about: 'Minutes for each step',
      alt: 'Pairs of bars for five steps; the second bar of each pair is much shorter',
      draw: () => drawPairs('nightly load'),
    },
    {
      title: 'The handover page',
      about: 'What to do when a load fails',
      lines: [
        '1. Look at the last green step.',
        '2. Run it again, once.',
        '3. Call the owner named beside it.',
      ],
    },
  ],
  'Tomás Ferreira': [
    {
      title: 'Before: the long headline',
      about: 'What the page said for two years',
      alt: 'A landing page with a headline of three lines',
      draw: () => drawWebPage('A'),
    },
    {
      title: 'After: one line',
      about: 'In the words of a customer’s email',
      alt: 'The same landing page with a headline of one line',
      draw: () => drawWebPage('B'),
    },
    {
      title: 'Notes on headlines',
      about: 'What I write about the craft',
      url: 'https://headlines.example/notes',
    },
  ],
};

/** What some professionals show of their work, on their profiles. */
export function addSamples(draft: Draft): StoredFile[] {
  return draft.rows.users.flatMap((person) =>
    (SAMPLES[person.displayName] ?? []).flatMap((sample, position) => {
      const file = fileOf(draft, person, sample);
      draft.rows.samples.push({
        id: draft.ids.at(person.createdAt),
        professionalId: person.id,
        serviceId: null,
        position,
        title: sample.title,
        about: sample.about,
        alt: sample.alt ?? '',
        url: sample.url ?? null,
        fileId: file?.key ?? null,
        createdAt: person.createdAt,
      });
      return file ?? [];
    }),
  );
}

function fileOf(
  draft: Draft,
  { id: ownerId, createdAt: at }: Draft['rows']['users'][number],
  { title, draw, lines }: Sample,
): StoredFile | null {
  if (draw) return addFile(draft, { ownerId, at, name: `${title}.png`, contentType: 'image/png', ...draw() });
  if (!lines) return null;
  return addFile(draft, {
    ownerId,
    at,
    name: `${title}.pdf`,
    contentType: 'application/pdf',
    bytes: writePdf(title, lines),
  });
}

/** Five pairs of bars, before and after. */
function drawPairs(what: string): Drawn {
  const size = [960, 540] as const;
  const random = randomFor(what);
  const canvas = createCanvas(...size, WHITE);
  canvas.fill(bar(70, 56, 300, 18), INK);
  canvas.fill(ellipse(846, 65, 24, 24), GREEN);
  for (let row = 0; row < 5; row += 1) {
    const y = 120 + row * 80;
    const before = random.whole(420, 720);
    canvas.fill(bar(70, y + 10, 90, 10), GREY);
    canvas.fill(bar(190, y, before, 20, 5), GREY);
    canvas.fill(bar(190, y + 28, before * (random.whole(20, 55) / 100), 20, 5), row === 2 ? MARIGOLD : GREEN);
  }
  return { bytes: canvas.png(), size };
}
