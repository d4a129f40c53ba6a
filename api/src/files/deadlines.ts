/** Unused files stay this long: the owner may still be writing the message. */
export const UNUSED_FILE_HOURS = 24;
