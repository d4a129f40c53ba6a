/** A picture's size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square that is kept: its middle as shares of the width and height, and how much the picture is enlarged. */
export interface Crop {
  x: number;
  y: number;
  /** 1: as much as fits into a square. */
  zoom: number;
}

export const MAX_ZOOM = 4;
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The square in whole pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.round(Math.min(width, height) / zoom);
  const first = (share: number, length: number) => Math.max(0, Math.round(share * length - side / 2));
  return { left: first(x, width), top: first(y, height), side };
}

/** The same, kept within the picture. */
export function within({ width, height }: Size, { x, y, zoom }: Crop): Crop {
  const kept = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const half = Math.min(width, height) / kept / 2;
  return {
    x: between(half / width, x, 1 - half / width),
    y: between(half / height, y, 1 - half / height),
    zoom: kept,
  };
}

/** Moved by shares of the square's side: dragging to the right shows what is further left. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return within(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
