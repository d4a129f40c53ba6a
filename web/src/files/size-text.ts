import { plural, t } from '@lingui/core/macro';

const STEPS = [
  ['GB', 1_000_000_000],
  ['MB', 1_000_000],
  ['kB', 1_000],
] as const;

/** A readable size: "1.4 MB". */
export function sizeText(bytes: number): string {
  const step = STEPS.find(([, size]) => bytes >= size);
  if (!step) return plural(bytes, { one: '# byte', other: '# bytes' });
  const [unit, size] = step;
  const amount = bytes / size;
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}

const kinds = (): readonly (readonly [RegExp, string])[] => [
  [/^image\//, t`Image`],
  [/^video\//, t`Video`],
  [/^audio\//, t`Audio`],
  [/pdf/, t`PDF`],
  [/zip|compressed|tar/, t`Archive`],
  [/sheet|excel|csv/, t`Spreadsheet`],
  [/presentation|powerpoint/, t`Presentation`],
  [/word|document|rtf/, t`Document`],
  [/^text\//, t`Text`],
];

/** The file type in a word or two. */
export function kindText(contentType: string): string {
  return kinds().find(([fits]) => fits.test(contentType))?.[1] ?? t`File`;
}
