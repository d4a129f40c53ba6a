const STEPS = [
  ['GB', 1_000_000_000],
  ['MB', 1_000_000],
  ['kB', 1_000],
] as const;

/** Bytes as people say them: "1.4 MB". */
export function sizeText(bytes: number): string {
  const step = STEPS.find(([, size]) => bytes >= size);
  if (!step) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [unit, size] = step;
  const amount = bytes / size;
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'Picture'],
  [/^video\//, 'Video'],
  [/^audio\//, 'Sound'],
  [/pdf/, 'PDF'],
  [/zip|compressed|tar/, 'Archive'],
  [/sheet|excel|csv/, 'Table'],
  [/presentation|powerpoint/, 'Slides'],
  [/word|document|rtf/, 'Document'],
  [/^text\//, 'Text'],
];

/** What kind of file it is, in a word. */
export function kindText(contentType: string): string {
  return KINDS.find(([fits]) => fits.test(contentType))?.[1] ?? 'File';
}
