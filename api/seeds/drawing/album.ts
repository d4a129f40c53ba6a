import { smallerCopies } from '../../src/files/pictures/smaller-copies.ts';
import type { Draft } from '../draft.ts';
import { COVER, drawCover } from './pictures.ts';
import { drawPortrait, PORTRAIT_SIZE } from './portraits.ts';
import { createDisciplines } from '../disciplines.ts';
import { addCopies, addFile, type StoredFile } from '../files.ts';

export const PORTRAIT = 'portrait.png';
const PICTURE = { contentType: 'image/png' };
const COVERS_OF_A_DISCIPLINE = 4;

/** Portraits for all but new users, a cover for every service. */
export async function addPictures(draft: Draft): Promise<StoredFile[]> {
  const people = draft.rows.users
    .filter(({ createdAt, role }) => role !== 'PROFESSIONAL' || createdAt < draft.hour)
    .filter(({ email }) => email !== 'newpro@demo.parley.test');
  const drawn = await Promise.all(
    people.map(async (person) => {
      const bytes = await drawPortrait(person.firstName, person.lastName);
      return { person, bytes, copies: await smallerCopies(bytes, PORTRAIT_SIZE) };
    }),
  );
  const portraits = drawn.flatMap(({ person: { id, createdAt }, bytes, copies }) => {
    const portrait = addFile(draft, {
      ...PICTURE,
      ownerId: id,
      name: PORTRAIT,
      at: createdAt,
      bytes,
      size: [PORTRAIT_SIZE, PORTRAIT_SIZE],
    });
    return [portrait, ...addCopies(draft, portrait.key, copies)];
  });
  return [...portraits, ...addCovers(draft)];
}

function addCovers(draft: Draft): StoredFile[] {
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
    const picture = addFile(draft, {
      ...PICTURE,
      ownerId: service.professionalId,
      size: [COVER.width, COVER.height],
      name: 'cover.png',
      at: service.createdAt,
      bytes,
    });
    // Decorative: empty alt text.
    service.images = [{ fileId: picture.key, alt: '' }];
    return picture;
  });
}
