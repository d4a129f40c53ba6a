import type { Background } from '../platform/background/background.ts';
import { mailNews } from './news/mail-news.ts';

export const background: Background = { sweeps: [mailNews] };
