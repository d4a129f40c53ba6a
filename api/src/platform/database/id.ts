import { v7 } from 'uuid';

/**
 * UUIDv7: ids sort by creation time, those of one process also within a millisecond, where Node's own are in no order. Rows of
 * the same instant are listed in the order in which they were written.
 */
export const newId = (): string => v7();
