import { styleText } from 'node:util';
import { examineInstallation } from '../doctor/examine-installation.ts';
import type { Finding, Grade } from '../doctor/finding.ts';
import { readWords, type Command } from './command.ts';
import { withInstallation } from './installation.ts';

export const doctorCommand: Command = {
  usage: '[--json]',
  does: 'Checks everything the installation needs and reports ok, warning or error for each, with what to do; exit code 1 if there is an error. Changes nothing.',
  run: async (words) => {
    const { flags } = readWords(words, { flags: { json: { type: 'boolean', default: false } } });
    return withInstallation(async (environment) => {
      const found = await examineInstallation(environment);
      console.log(flags.json ? JSON.stringify(found, null, 2) : found.map(line).join('\n'));
      return found.some(({ grade }) => grade === 'error') ? 1 : 0;
    });
  },
};

const COLORS = { ok: 'green', warning: 'yellow', error: 'red' } as const satisfies Record<Grade, string>;

function line({ grade, check, says }: Finding): string {
  return `${styleText(COLORS[grade], grade.padEnd(8))} ${check.padEnd(15)} ${says}`;
}
