import type { Background } from '../platform/background.ts';
import { expireDueTalks } from './expire.ts';

export const background: Background = { sweeps: [expireDueTalks] };
