import { z } from 'zod';
import type { Background } from '../platform/background.ts';
import { daysAfter } from '../platform/clock.ts';
import { mailPasswordCode } from './forgot-password.ts';
import { deleteOver } from './queries.ts';
import { mailSignUpCode } from './resend-code.ts';

const Asked = z.object({ email: z.string() });
/** A sign-up that nobody confirmed goes after a week. */
const SIGN_UP_DAYS = 7;

export const authBackground: Background = {
  tasks: {
    sign_up_code: (platform, payload) => mailSignUpCode(platform, Asked.parse(payload).email),
    password_code: (platform, payload) => mailPasswordCode(platform, Asked.parse(payload).email),
  },
  sweeps: [
    ({ db }) => {
      const now = new Date();
      return deleteOver(db, now, new Date(daysAfter(now, -SIGN_UP_DAYS)));
    },
  ],
};
