/** A random id of 128 bits. `randomUUID` exists on secure pages only; a demo on another machine of the house is none. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
