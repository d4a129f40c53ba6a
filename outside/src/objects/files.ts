import { newId } from '../ids.ts';
import { broken } from '../refusal.ts';
import type { World } from '../world.ts';
import type { UploadedFile } from './objects.ts';

const TYPES: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
const MAX_BYTES = 5_000_000;

interface NewFile {
  purpose: 'dispute_evidence';
  file: { data: string; name: string; type: string };
}

/** `data` is what a form keeps of the bytes, see `readMultipart`. */
export function createFile(world: World, { purpose, file: { data, name, type } }: NewFile): UploadedFile {
  const size = Number(data.split(' ', 1));
  const kind = TYPES[type];
  if (kind === undefined)
    throw broken('Dispute evidence must be a PDF, JPEG or PNG file.', undefined, 'file');
  if (size > MAX_BYTES) throw broken('Dispute evidence may be at most 5 MB.', undefined, 'file');
  const file: UploadedFile = {
    id: newId('file'),
    object: 'file',
    created: world.now(),
    expires_at: null,
    filename: name,
    purpose,
    size,
    title: null,
    type: kind,
    url: null,
  };
  world.store.put(file);
  return file;
}
