import { at, type Random } from '../random.ts';
import type { HairStyle } from './hair.ts';

export type Extra = 'beard' | 'stubble' | 'moustache' | 'goatee' | 'glasses' | 'round glasses' | 'earrings';
export type HairColour = keyof typeof HAIR_COLOURS;
/** How light the skin is (0 the lightest), the hair, and what else is seen. */
export type Look = readonly [skin: number, hair: HairColour, style: HairStyle, ...extras: Extra[]];

/** The hair, and its parts in the shade. */
export const HAIR_COLOURS = {
  black: ['#241c20', '#151013'],
  brown: ['#45291b', '#2e1a10'],
  chestnut: ['#6d3d22', '#522b16'],
  auburn: ['#94502b', '#743c20'],
  blond: ['#c99c50', '#a97d38'],
  grey: ['#98928b', '#7a746e'],
  white: ['#cdc8c1', '#aaa49d'],
} as const;

/** Skin and its shade. */
const SKINS = [
  ['#f6d9c4', '#dfb095'],
  ['#f4cdae', '#dba37f'],
  ['#f0cda6', '#d2a173'],
  ['#e3b58c', '#c18d62'],
  ['#cf9469', '#ab7048'],
  ['#a86c42', '#85512f'],
  ['#83512f', '#613819'],
  ['#643c25', '#472917'],
] as const;

export const skinOf = (look: Look) => at(SKINS, look[0]);

/** The people of the demo by first name, so that each looks like who they are said to be. */
export const LOOKS: Readonly<Record<string, Look>> = {
  Tendai: [6, 'black', 'crop', 'beard'],
  Mai: [6, 'black', 'afro', 'earrings'],
  Amina: [5, 'black', 'scarf'],
  Kwame: [7, 'black', 'bald', 'goatee'],
  Wanjiru: [7, 'black', 'locs', 'earrings'],
  Thandiwe: [6, 'black', 'bun', 'earrings'],
  Hana: [5, 'black', 'curls'],
  Lalao: [5, 'black', 'straight', 'round glasses'],
  Ana: [4, 'black', 'waves', 'earrings'],
  Lucía: [2, 'chestnut', 'ponytail'],
  Rafael: [4, 'brown', 'curly', 'stubble'],
  Camila: [3, 'brown', 'long', 'glasses'],
  Inti: [5, 'black', 'side'],
  Diego: [3, 'brown', 'short', 'beard'],
  Noor: [3, 'brown', 'bob'],
  Élodie: [1, 'auburn', 'bob', 'round glasses'],
  Marcus: [6, 'black', 'crop', 'glasses'],
  Grace: [2, 'black', 'straight', 'earrings'],
  Ximena: [4, 'black', 'bun', 'earrings'],
  Marisol: [4, 'brown', 'curls', 'earrings'],
  Kai: [4, 'black', 'bun', 'stubble'],
  Henrik: [0, 'blond', 'short', 'beard', 'round glasses'],
  Tomás: [3, 'brown', 'curly', 'stubble'],
  Sofia: [1, 'grey', 'bob', 'glasses'],
  Aoife: [0, 'auburn', 'long'],
  Giulia: [2, 'brown', 'waves'],
  Bram: [1, 'blond', 'side', 'stubble'],
  Clément: [1, 'chestnut', 'curly', 'round glasses'],
  Isla: [0, 'auburn', 'ponytail'],
  Zofia: [1, 'blond', 'straight'],
  Oleksandr: [1, 'chestnut', 'crop', 'beard'],
  Andrei: [2, 'brown', 'side', 'moustache'],
  Eleni: [2, 'black', 'curls', 'glasses'],
  Aino: [0, 'blond', 'bob'],
  Katrín: [0, 'white', 'long', 'glasses'],
  Marko: [2, 'grey', 'short', 'beard'],
  Jana: [1, 'chestnut', 'bun', 'round glasses'],
  Leyla: [3, 'black', 'long', 'earrings'],
  Omar: [4, 'black', 'crop', 'beard', 'glasses'],
  Noa: [3, 'chestnut', 'curls'],
  Fatima: [4, 'black', 'scarf', 'round glasses'],
  Nino: [2, 'brown', 'straight', 'earrings'],
  Aigerim: [2, 'black', 'ponytail', 'earrings'],
  Farrukh: [3, 'black', 'side', 'beard'],
  Arjun: [5, 'black', 'short', 'beard'],
  Kavya: [5, 'black', 'waves', 'earrings'],
  Sadia: [4, 'black', 'scarf', 'glasses'],
  Ayesha: [3, 'black', 'scarf'],
  Dinesh: [6, 'grey', 'side', 'moustache', 'glasses'],
  Sunita: [4, 'black', 'bun', 'earrings', 'round glasses'],
  Priya: [5, 'black', 'straight', 'earrings'],
  'Mei-Ling': [1, 'black', 'bob', 'round glasses'],
  Haruki: [2, 'black', 'side'],
  'Seo-yeon': [1, 'black', 'straight'],
  'Thu Hà': [2, 'black', 'long'],
  Putri: [4, 'black', 'scarf', 'round glasses'],
  Miguel: [4, 'black', 'short', 'goatee'],
  Wei: [2, 'black', 'crop', 'round glasses'],
  Arisa: [3, 'black', 'ponytail'],
  Isabel: [4, 'brown', 'bob', 'earrings'],
  Mereana: [5, 'brown', 'waves'],
  Tevita: [5, 'black', 'bun', 'beard'],
  Lachlan: [1, 'auburn', 'short', 'beard'],
  Ruby: [0, 'chestnut', 'curls', 'round glasses'],
  Losa: [5, 'black', 'long', 'earrings'],
  Clara: [1, 'auburn', 'long'],
  Milo: [2, 'brown', 'side', 'stubble'],
  Lola: [3, 'black', 'curls', 'earrings'],
  Rosa: [3, 'grey', 'bun', 'glasses'],
  Hiroshi: [2, 'black', 'side', 'round glasses'],
  Emma: [0, 'blond', 'ponytail', 'earrings'],
  Daniel: [6, 'black', 'crop', 'stubble'],
  Chloé: [1, 'chestnut', 'bob'],
  Rajiv: [5, 'black', 'side', 'moustache'],
  Nadia: [3, 'brown', 'waves', 'glasses'],
  Ben: [1, 'grey', 'bald', 'beard', 'glasses'],
  Sarah: [7, 'black', 'afro', 'round glasses'],
  Tarek: [4, 'black', 'curly', 'beard'],
  Olivia: [1, 'blond', 'waves'],
  Mateo: [4, 'brown', 'curly', 'goatee'],
  Nima: [3, 'black', 'short', 'stubble'],
  Ada: [6, 'black', 'bob', 'earrings'],
};

/** Somebody who isn't in the table looks like one of those who are. */
export const lookOf = (firstName: string, random: Random): Look =>
  LOOKS[firstName] ?? random.pick(Object.values(LOOKS));
