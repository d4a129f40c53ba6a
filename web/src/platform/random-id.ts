/** A random 128-bit id. `randomUUID` requires a secure context, which a demo over plain HTTP on the local network is not. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
