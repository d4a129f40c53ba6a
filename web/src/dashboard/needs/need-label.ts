import { t } from '@lingui/core/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';

/** The name of the link to it: two that ask for the same are told apart away from what stands beside them, too. */
export const needLabel = ({ action, text }: Pick<Need, 'action' | 'text'>) => t`${action}: ${text}`;
