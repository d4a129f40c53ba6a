import type { Background } from '../platform/background/background.ts';
import { forgetOldChats } from './forget-chats.ts';

export const background: Background = { sweeps: [forgetOldChats] };
