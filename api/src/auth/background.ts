import { z } from 'zod';
import type { Background } from '../platform/background/background.ts';
import { daysAfter } from '../platform/clock.ts';
import { Asker } from './throttle/asker.ts';
import { deleteExpiredApiKeys, tellOfExpiringKeys } from './api-keys/expiring-keys.ts';
import { mailPasswordCode } from './passwords/forgot-password.ts';
import { deleteExpired } from './queries.ts';
import { mailSignUpCode, SignUpCodeRequest } from './codes/resend-code.ts';
import { deleteOldSecurityEvents, writeUnverifiedEvent } from './security-log/security-log.ts';

const PasswordCodeRequest = Asker.extend({ email: z.string() });
/** Unconfirmed sign-ups are deleted after a week. */
const SIGN_UP_DAYS = 7;

export const authBackground: Background = {
  tasks: {
    sign_up_code: (platform, payload) => mailSignUpCode(platform, SignUpCodeRequest.parse(payload)),
    security_event: writeUnverifiedEvent,
    password_code: (platform, payload) => {
      const { email, ...asker } = PasswordCodeRequest.parse(payload);
      return mailPasswordCode(platform, email, asker);
    },
  },
  sweeps: [
    deleteOldSecurityEvents,
    tellOfExpiringKeys,
    deleteExpiredApiKeys,
    ({ db }) => {
      const now = new Date();
      return deleteExpired(db, now, new Date(daysAfter(now, -SIGN_UP_DAYS)));
    },
  ],
};
