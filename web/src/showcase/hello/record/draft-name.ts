/** The captions' draft of a take that isn't published yet. */
export const DRAFT = 'hello';
