import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignUpRule } from '@parley/contract/admin/settings/sign-up-policy.ts';

/** Who may join, by the rule for their role. */
export const RULE_NAMES: Record<SignUpRule, MessageDescriptor> = {
  OPEN: msg`Anyone`,
  DOMAINS: msg`Only certain email domains`,
  INVITED: msg`Only with an invitation link`,
  CLOSED: msg`No one`,
};
