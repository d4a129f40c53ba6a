/** The difference between two texts, in UTF-16 units. */
export interface TextChange {
  at: number;
  removed: number;
  inserted: string;
}

/**
 * The range in which two texts differ; null if they are equal. `caret` is where typing stopped: it tells which of several
 * equal characters is the new one.
 */
export function changeOf(before: string, after: string, caret = after.length): TextChange | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  const end = sameEnd(before, after, Math.min(most, after.length - caret));
  const at = sameStart(before, after, most - end);
  // The caret may have been too early; extend the common end.
  const rest = end + sameEnd(before.slice(at, before.length - end), after.slice(at, after.length - end));
  return { at, removed: before.length - at - rest, inserted: after.slice(at, after.length - rest) };
}

function sameStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return splitsPair(one, length) || splitsPair(other, length) ? length - 1 : length;
}

function sameEnd(one: string, other: string, most = Math.min(one.length, other.length)): number {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  const isSplit = splitsPair(one, one.length - length) || splitsPair(other, other.length - length);
  return isSplit ? length - 1 : length;
}

/** Whether cutting here would split a surrogate pair. */
const splitsPair = (text: string, at: number) =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, at - 1), at + 1));
