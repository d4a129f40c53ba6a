/** What a thread may take that reads what a stranger's calendar or its server sends: its own time, and its memory. */
export const TIME_LIMIT_MS = 8_000;
export const MEMORY_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
