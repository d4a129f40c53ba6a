import type { Background } from '../platform/background.ts';
import { mailNews } from './mail-news.ts';

export const background: Background = { sweeps: [mailNews] };
