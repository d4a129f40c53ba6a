/** A component of a calendar file, with the properties that say when it is, each unfolded. */
export interface Component {
  name: string;
  lines: string[];
}

/** Nothing else is looked at: not the title, not the place, not who comes. */
const WANTED =
  /^(uid|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|sequence|status|transp|x-microsoft-cdo-busystatus|freebusy)[;:]/i;
const READ = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE']);

/**
 * Whether it begins and ends as a calendar does (RFC 5545, 3.4), but for a byte order mark and empty lines. One that was
 * cut off is none: what it lacks would count as free.
 */
export function isCalendar(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR\s/i.test(text.slice(0, 200)) && /\sEND:VCALENDAR\s*$/i.test(text.slice(-200));
}

/** The events, busy times and time zones of a file. A time zone keeps every line, also of what is in it. */
export function* componentsOf(text: string): Generator<Component> {
  const open: string[] = [];
  let current: Component | null = null;
  for (const line of unfolded(text)) {
    const [, edge, named = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    const name = named.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN') {
      if (READ.has(name)) {
        // A file that forgets an END is read on: the next component begins anew.
        if (current) yield current;
        if (current) open.splice(open.lastIndexOf(current.name));
        current = { name, lines: [] };
      }
      open.push(name);
    }
    if (current && isKept(current, line, open)) current.lines.push(line);
    if (edge?.toUpperCase() !== 'END') continue;
    // An END of what isn't open ends nothing; one of what is around ends what is in it, too.
    if (!open.includes(name)) continue;
    open.splice(open.lastIndexOf(name));
    if (current && !open.includes(current.name)) {
      yield current;
      current = null;
    }
  }
}

function isKept({ name }: Component, line: string, open: string[]): boolean {
  return name === 'VTIMEZONE' || (open.at(-1) === name && WANTED.test(line));
}

/** Lines, joined where they were folded; some exports fold with a tab, or end lines with LF alone. */
function* unfolded(text: string): Generator<string> {
  const parts = /([^\r\n]*)(\r\n|\n|\r|$)/y;
  let line = '';
  while (parts.lastIndex < text.length) {
    const [, part = ''] = parts.exec(text) ?? [];
    if (/^[ \t]/.test(part)) {
      line += part.slice(1);
      continue;
    }
    if (line !== '') yield line;
    line = part.replace(/^\uFEFF/, '');
  }
  if (line !== '') yield line;
}
