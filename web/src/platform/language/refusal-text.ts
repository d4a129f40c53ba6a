import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import { translated } from './i18n.ts';

/** Why something cannot be done, in the words in which the server would refuse it; null where nothing is against it. */
export const refusalText = (code: RefusalCode | null): string | null => code && translated(REFUSALS[code][1]);
