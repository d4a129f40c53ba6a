import type { Draft } from './draft.ts';
import { drawCover, drawPortrait } from './pictures.ts';
import { createDisciplines } from './disciplines.ts';

export const PORTRAIT = 'portrait.png';
const COVERS_OF_A_DISCIPLINE = 4;

/** A picture and the key under which its bytes are stored. */
export interface Picture {
  key: string;
  bytes: Buffer;
}

/** A portrait for everybody but those who have just come, a cover for every service. */
export function addPictures(draft: Draft): Picture[] {
  const portraits = draft.rows.users
    .filter(({ createdAt, role }) => role !== 'PROFESSIONAL' || createdAt < draft.hour)
    .filter(({ email }) => email !== 'newpro@demo.parley.test')
    .map(({ id, displayName, createdAt }) =>
      addFile(draft, id, { name: PORTRAIT, at: createdAt, bytes: drawPortrait(displayName) }),
    );
  return [...portraits, ...addCovers(draft)];
}

function addCovers(draft: Draft): Picture[] {
  const covers = new Map<string, Buffer>();
  const positions = new Map(createDisciplines().disciplines.map(({ id, position }) => [id, position]));
  const drawn = new Map<number, number>();
  return draft.rows.services.map((service) => {
    const discipline = positions.get(service.disciplineId) ?? 0;
    const before = drawn.get(discipline) ?? 0;
    drawn.set(discipline, before + 1);
    const kind = before % COVERS_OF_A_DISCIPLINE;
    const bytes = covers.get(`${discipline} ${kind}`) ?? drawCover(discipline, kind);
    covers.set(`${discipline} ${kind}`, bytes);
    const picture = addFile(draft, service.professionalId, {
      name: 'cover.png',
      at: service.createdAt,
      bytes,
    });
    // It says nothing that the title does not say.
    service.images = [{ fileId: picture.key, alt: '' }];
    return picture;
  });
}

function addFile(
  { rows, ids }: Draft,
  ownerId: string,
  { name, at, bytes }: { name: string; at: string; bytes: Buffer },
): Picture {
  const id = ids.at(at);
  rows.files.push({
    id,
    ownerId,
    name,
    size: bytes.length,
    contentType: 'image/png',
    storageKey: id,
    isPublic: true,
    createdAt: at,
  });
  return { key: id, bytes };
}
