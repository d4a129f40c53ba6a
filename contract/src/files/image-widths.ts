/** A picture's smaller copies, in pixels: an avatar, a portrait and a card on a phone, a card or a page on most screens. */
export const IMAGE_WIDTHS = [128, 320, 480, 960] as const;
