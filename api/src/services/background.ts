import type { Background } from '../platform/background/background.ts';
import { addUpCounts } from './queries-counts.ts';

export const background: Background = { sweeps: [({ db }) => addUpCounts(db)] };
