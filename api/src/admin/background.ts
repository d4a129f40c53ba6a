import type { Background } from '../platform/background/background.ts';
import { addUpChanges } from './queries-overview.ts';

export const background: Background = { sweeps: [({ db }) => addUpChanges(db)] };
