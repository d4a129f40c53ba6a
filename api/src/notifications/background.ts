import type { Background } from '../platform/background/background.ts';
import { sendDueNews } from './mail/send-due-news.ts';

export const background: Background = { sweeps: [sendDueNews] };
