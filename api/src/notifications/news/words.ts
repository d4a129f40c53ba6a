/** The beginning of a longer text, cut at a word. */
export function beginning(text: string, most = 140): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s?\S*$/, '') || line.slice(0, most)}…`;
}
