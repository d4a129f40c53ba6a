import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Draft } from '../draft.ts';
import { addFile, type StoredFile } from '../files.ts';

interface DemoHello {
  file: string;
  contentType: string;
  seconds: number;
  captions: readonly string[];
}

/** By the professional's display name. README.md beside it says where the recordings come from. */
const HELLOS: Record<string, DemoHello | undefined> = {
  'Ana Rincón': {
    file: 'ana.webm',
    contentType: 'video/webm',
    seconds: 17.4,
    captions: [
      'Hello, I’m Ana, from Bogotá.',
      'I read contracts for small software teams.',
      'You get the three things to change, in plain words, and why.',
      'Pick a time, and let’s talk about yours.',
    ],
  },
  'Tendai Kuhudzai': {
    file: 'tendai.weba',
    contentType: 'audio/webm',
    seconds: 16.8,
    captions: [
      'Hi, I’m Tendai. I build data pipelines in Harare.',
      'Boring tools, clear names, and numbers that are there in the morning.',
      'Tell me which report is always late, and we start there.',
    ],
  },
};

/** What some professionals say on their profiles. */
export function addHellos(draft: Draft): StoredFile[] {
  return draft.rows.users.flatMap(({ id, displayName, createdAt }) => {
    const hello = HELLOS[displayName];
    if (!hello) return [];
    const { file: name, contentType, seconds, captions } = hello;
    const bytes = readFileSync(path.join(import.meta.dirname, name));
    const file = addFile(draft, { ownerId: id, name, contentType, seconds, at: createdAt, bytes });
    draft.rows.hellos.push({
      professionalId: id,
      fileId: file.key,
      captions: captions.join('\n'),
      createdAt,
    });
    return [file];
  });
}
