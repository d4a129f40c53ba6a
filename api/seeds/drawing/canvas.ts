import { encodePng } from './png.ts';

export type Colour = readonly [red: number, green: number, blue: number];
/** The signed distance of a point to a shape in pixels; negative inside. */
type Distance = (x: number, y: number) => number;
interface Shape {
  distance: Distance;
  /** The bounding box. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** "#f5a300" as numbers. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function ellipse(x: number, y: number, width: number, height: number): Shape {
  const [a, b] = [width / 2, height / 2];
  const distance: Distance = (px, py) => (length((px - x) / a, (py - y) / b) - 1) * Math.min(a, b);
  return { distance, left: x - a, top: y - b, right: x + a, bottom: y + b };
}

/** A rounded bar, by its top left corner. */
export function bar(x: number, y: number, width: number, height: number, radius = height / 2): Shape {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const distance: Distance = (px, py) => {
    const dx = Math.abs(px - cx) - width / 2 + radius;
    const dy = Math.abs(py - cy) - height / 2 + radius;
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
  return { distance, left: x, top: y, right: x + width, bottom: y + height };
}

/** The intersection. */
export function both(one: Shape, other: Shape): Shape {
  return {
    distance: (x, y) => Math.max(one.distance(x, y), other.distance(x, y)),
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** A canvas of one color; shapes get anti-aliased edges. */
export function createCanvas(width: number, height: number, paper: Colour) {
  const rgb = new Uint8Array(width * height * 3);
  rgb.set(paper);
  // Doubling the filled part is much faster than setting each pixel.
  for (let done = 3; done < rgb.length; done *= 2) rgb.copyWithin(done, 0, done);

  function fill(shape: Shape, [red, green, blue]: Colour): void {
    const [right, bottom] = [Math.min(width, shape.right + 1), Math.min(height, shape.bottom + 1)];
    for (let y = Math.max(0, Math.floor(shape.top) - 1); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(shape.left) - 1); x < right; x += 1) {
        const cover = 0.5 - shape.distance(x + 0.5, y + 0.5);
        if (cover <= 0) continue;
        const index = (y * width + x) * 3;
        if (cover >= 1) {
          rgb[index] = red;
          rgb[index + 1] = green;
          rgb[index + 2] = blue;
        } else {
          rgb[index] = mixed(rgb[index], red, cover);
          rgb[index + 1] = mixed(rgb[index + 1], green, cover);
          rgb[index + 2] = mixed(rgb[index + 2], blue, cover);
        }
      }
    }
  }

  return { fill, png: () => encodePng(width, height, rgb) };
}

/** Much faster than Math.hypot, whose overflow checks are not needed here. */
const length = (x: number, y: number) => Math.sqrt(x * x + y * y);

const mixed = (under = 0, over: number, cover: number) => Math.round(under + (over - under) * cover);
