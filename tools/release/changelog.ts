import { Refusal } from '../refusal.ts';

/** What the changelog says of a version, without its heading; refuses if it says nothing. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => (each.split(/\s/, 1)[0] ?? '') === version);
  const notes = section?.slice(section.indexOf('\n') + 1).trim() ?? '';
  if (section === undefined || !section.includes('\n') || notes === '')
    throw new Refusal(`CHANGELOG.md says nothing of ${version}: write its section, "## ${version}", first.`);
  return notes;
}
