import path from 'node:path';
import { Settings } from '../../api/src/env.ts';
import {
  describedSettings,
  type DescribedSetting,
} from '../../api/src/platform/settings/described-settings.ts';
import { EXAMPLES } from './examples.ts';

const root = path.join(import.meta.dirname, '../..');
const GENERATED = 'Written by `npm run settings` from api/src/env.ts: change it there.';

interface Setting extends DescribedSetting {
  isRequired: boolean;
  /** Empty for none. */
  byDefault: string;
  example: string;
}

function settings(): Setting[] {
  const shape: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> =
    Settings.shape;
  return describedSettings().map((described) => {
    const read = shape[described.name]?.safeParse(undefined);
    const byDefault = read?.success ? asText(read.data) : '';
    const text = described.text
      .replace(/^Required\. /, '')
      .replace(/^Required \((.+?)\)\. /, '')
      .replace(` Default ${byDefault}.`, '')
      .replace(/ Default (none|off|on)\.$/, '');
    return {
      ...described,
      text,
      // Some are only as long as another one isn't set.
      isRequired: described.text.startsWith('Required'),
      byDefault,
      example: EXAMPLES[described.name] ?? '',
    };
  });
}

function asText(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.replace(`${root}${path.sep}`, '');
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The page for operators: a table for each group. */
export function settingsPage(): string {
  const groups = Map.groupBy(settings(), ({ group }) => group);
  const tables = [...groups].flatMap(([group, all]) => [
    `## ${group}\n`,
    '| setting | what it is | default | example |',
    '| --- | --- | --- | --- |',
    ...all.map(row),
    '',
  ]);
  return [...HEAD, ...tables].join('\n');
}

const HEAD = [
  '# Settings',
  '',
  `<!-- ${GENERATED} -->`,
  '',
  'The product reads its settings from the environment, once, when it starts. [.env.example](../../.env.example) is a file to begin with.',
  '',
  '- **An empty setting counts as not set**, so `REDIS_URL=` in a file of settings is the same as leaving it out.',
  '- **Secrets can stand in files**: `NAME_FILE` holds the path of a file with the value of `NAME`, for every setting; line breaks around it are cut. Both at once are refused.',
  '- **All refusals come at once**, a sentence each with what the setting is, and exit code 1. Values are never printed. [parley doctor](doctor.md) then says whether what they name works.',
  '- A name that is nearly one of these (`DATBASE_URL`) is named as a warning when the product starts.',
  '- `true`, `1`, `yes`, `on` and their opposites are what a switch understands. Sizes are bytes; times say their unit.',
  '- **What admins may change** while it runs isn’t here but in the Settings tab of their dashboard: the installation’s name, the support address, the security contact, the colors, who can join, how long things are kept, and the fee. What they set wins over a setting of the environment, which stays the default. It needs a reason, which the audit log keeps, and reaches every process within two seconds.',
  '- `npm start`, the demo, makes most of these itself: what it takes stands in the [README](../../README.md).',
  '',
];

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function row({ name, text, isRequired, byDefault, example }: Setting): string {
  const otherwise = isRequired ? '**required**' : byDefault === '' ? '–' : code(byDefault);
  const shown = example === '' ? '–' : code(example);
  return `| \`${name}\` | ${text.replaceAll('|', '\\|')} | ${otherwise} | ${shown} |`;
}

/** A file of settings to begin with: the required ones to fill in, the others as comments. */
export function settingsExample(): string {
  const all = settings().filter(({ group }) => group !== 'Demo and tests');
  const required = all.filter(({ isRequired }) => isRequired);
  const others = Map.groupBy(
    all.filter(({ isRequired }) => !isRequired),
    ({ group }) => group,
  );
  return [
    `# ${GENERATED} Each is explained in docs/operate/settings.md.`,
    '# Copy it to a place that only the product’s user can read, and fill it in. NAME_FILE=/path reads a setting from a file.',
    '',
    '# Required',
    ...required.map(({ name, example }) => `${name}=${example}`),
    ...[...others].flatMap(([group, some]) => ['', `# ${group}`, ...some.map(commented)]),
    '',
  ].join('\n');
}

const commented = ({ name, byDefault, example }: Setting) => `#${name}=${example || byDefault}`;
