import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { Command } from './command.ts';

const TOOLS = path.join(import.meta.dirname, '../../../../tools/world');

export const worldCommand: Command = {
  usage: '--professionals N [--services M] [--closed K] [--messages L]',
  does: 'Adds a crowd of any size to the demo world of npm start, for load tests; never where real people are.',
  run: async (words) => {
    if (!existsSync(TOOLS)) throw new OperatorError('A demo world is made in the project’s sources only.');
    const { growDemoWorld } = await import('../../../../tools/world/grow.ts');
    await growDemoWorld(words);
    return 0;
  },
};
