import { readFileSync } from 'node:fs';

/** A setting as the comments of env.ts describe it. */
export interface DescribedSetting {
  name: string;
  /** The heading that it stands under. */
  group: string;
  text: string;
}

const SCHEMA = new URL('../../env.ts', import.meta.url);

/** Every setting in the order of the schema, read from its source: one place says what a setting is. */
export function describedSettings(): DescribedSetting[] {
  const lines = readFileSync(SCHEMA, 'utf8').matchAll(
    /^ {2}\/\/ ## (?<group>.+)$|^ {2}\/\*\* (?<text>.+) \*\/\n {2}(?<name>[A-Z]\w+):/gm,
  );
  let group = '';
  const found: DescribedSetting[] = [];
  for (const { groups } of lines) {
    group = groups?.group ?? group;
    if (groups?.name && groups.text) found.push({ name: groups.name, group, text: groups.text });
  }
  return found;
}

/** What a setting is, for the sentence that refuses it: its first sentence, without the word that it is required. */
export function whatItIs(name: string): string {
  const text = describedSettings().find((each) => each.name === name)?.text ?? '';
  const [first = ''] = text.replace(/^Required( \([^)]*\))?\. /, '').split(/(?<=\.) (?=[A-Z])/);
  return first;
}
