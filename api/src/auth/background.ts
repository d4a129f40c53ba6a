import { z } from 'zod';
import type { Background } from '../platform/background/background.ts';
import { daysAfter } from '../platform/clock.ts';
import { Asker } from './throttle/asker.ts';
import { mailPasswordCode } from './passwords/forgot-password.ts';
import { deleteOver } from './queries.ts';
import { mailSignUpCode, SignUpAsked } from './codes/resend-code.ts';
import { forgetOldSecurity, writeUnproven } from './security-log/security-log.ts';

const Asked = Asker.extend({ email: z.string() });
/** A sign-up that nobody confirmed goes after a week. */
const SIGN_UP_DAYS = 7;

export const authBackground: Background = {
  tasks: {
    sign_up_code: (platform, payload) => mailSignUpCode(platform, SignUpAsked.parse(payload)),
    security_event: writeUnproven,
    password_code: (platform, payload) => {
      const { email, ...asker } = Asked.parse(payload);
      return mailPasswordCode(platform, email, asker);
    },
  },
  sweeps: [
    forgetOldSecurity,
    ({ db }) => {
      const now = new Date();
      return deleteOver(db, now, new Date(daysAfter(now, -SIGN_UP_DAYS)));
    },
  ],
};
