import { t } from '@lingui/core/macro';
import { nameIn } from './format.ts';

const weekdays = () => t`Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday`;

/** "Monday" for 1, "Sunday" for 7. */
export const weekdayName = (weekday: number) => nameIn(weekdays(), weekday);
