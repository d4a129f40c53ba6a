import type { Background } from '../platform/background/background.ts';
import { addUpCounts } from './counts/queries.ts';

export const background: Background = { sweeps: [({ db }) => addUpCounts(db)] };
