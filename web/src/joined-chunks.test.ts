import { expect, test } from 'vitest';
import { JoinedChunks } from './joined-chunks.server.ts';

test('what is written until a flush comes in one piece, and the rest at the end', async () => {
  const pieces: string[] = [];
  const joined = new JoinedChunks();
  joined.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  joined.write('<html>');
  joined.write(new TextEncoder().encode('Héllo'));
  joined.flush();
  joined.write('</html>');
  joined.flush();
  joined.flush();
  joined.end('!');
  await new Promise((done) => joined.once('end', done));
  expect(pieces).toEqual(['<html>Héllo', '</html>', '!']);
});
