/** How long a file stays that nothing uses: its owner may still be writing what it shall hang on. */
export const UNUSED_FILE_HOURS = 24;
