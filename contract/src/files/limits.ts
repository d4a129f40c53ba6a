/** The most that one file may have, in bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** The most that hang on one message, posting or service. */
export const MAX_ATTACHMENTS = 10;
