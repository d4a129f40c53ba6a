import type { Extra } from './looks.ts';

interface FaceColours {
  skin: string;
  shade: string;
  hair: string;
  lips: string;
  eyes: string;
}

const line = (color: string, width: number, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** Ears and head, in a box of 120 by 120. */
export const drawHead = (skin: string) =>
  `<g fill="${skin}"><ellipse cx="39" cy="58" rx="4.2" ry="6.8"/><ellipse cx="81" cy="58" rx="4.2" ry="6.8"/>` +
  '<path d="M39 52c0-17 9-26 21-26s21 9 21 26c0 15-6.5 32.5-21 33.5C45.5 84.5 39 67 39 52z"/></g>';

/** Cheeks, eyes, brows and nose; who looks to the left shows the nose's right side. */
export function drawFeatures({ shade, hair, eyes }: FaceColours, looksLeft: boolean): string {
  const nose = looksLeft ? 'M60 58q-2.6 5-3.4 8.2 1.8 2 4.6 1.4' : 'M60.5 58q2.6 5 3.4 8.2-1.8 2-4.6 1.4';
  return [
    '<g fill="#d9553c" opacity=".11"><circle cx="48" cy="68" r="5"/><circle cx="72" cy="68" r="5"/></g>',
    '<path fill="#fff" d="M46 57.2q5-5.4 10 0-5 3.8-10 0zM64 57.2q5-5.4 10 0-5 3.8-10 0z"/>',
    `<g fill="${eyes}"><circle cx="51" cy="56.7" r="2.5"/><circle cx="69" cy="56.7" r="2.5"/></g>`,
    '<g fill="#fff"><circle cx="51.8" cy="55.9" r=".7"/><circle cx="69.8" cy="55.9" r=".7"/></g>',
    line('#2b1d16', 1.5, 'M45.7 57.2q5.3-5.6 10.3-.2M64 57q5-5.4 10.3.2'),
    line(hair, 2.2, 'M45.5 50q5-3.6 10-1.2M64.5 48.8q5-2.4 10 1.2'),
    line(shade, 1.9, nose),
  ].join('');
}

const MOUTHS = {
  laughing: (lips: string) =>
    `<path fill="${lips}" d="M52 72.6q8 2.2 16 0-1.4 8-8 8t-8-8z"/><path fill="#fff" d="M53.4 73.3q6.6 1.4 13.2 0-.9 2.9-6.6 2.9t-6.6-2.9z"/>`,
  smiling: (lips: string) => line(lips, 2.2, 'M52.5 73.6q7.5 6 15 0'),
  calm: (lips: string) => line(lips, 2.2, 'M54 74.6q6 2.6 11.5-.6'),
};
export type Mood = keyof typeof MOUTHS;

export const drawMouth = (mood: Mood, { lips }: FaceColours) => MOUTHS[mood](lips);

const BEARD =
  'M39.5 60c.5 16 8 26 20.5 26s20-10 20.5-26c-2 7-5 9-9 9.5-2.5-2-6-2.5-9.5-2.5s-9 .5-11.5 2.5c-4-.5-9-2.5-11-9.5z';
const EXTRAS: Record<Extra, (hair: string) => string> = {
  beard: (hair) => `<path fill="${hair}" opacity=".9" d="${BEARD}"/>`,
  stubble: (hair) => `<path fill="${hair}" opacity=".26" d="${BEARD}"/>`,
  moustache: (hair) =>
    `<path fill="${hair}" d="M50 72.4c3-4.4 7.4-4.4 10-2.6 2.6-1.8 7-1.8 10 2.6-4 .8-7 .4-10-.8-3 1.2-6 1.6-10 .8z"/>`,
  goatee: (hair) =>
    `<path fill="${hair}" opacity=".9" d="M52.5 77c-.5 7 3 9.6 7.5 9.6s8-2.6 7.5-9.6c-2 4.6-4 5.4-7.5 5.4s-5.5-.8-7.5-5.4z"/>`,
  glasses: () =>
    spectacles(
      '<rect x="43" y="51" width="15" height="11.5" rx="3"/><rect x="62" y="51" width="15" height="11.5" rx="3"/>',
    ),
  'round glasses': () => spectacles('<circle cx="51" cy="57" r="7.8"/><circle cx="69" cy="57" r="7.8"/>'),
  earrings: () =>
    '<g fill="#f5a300"><circle cx="38.4" cy="68" r="2.3"/><circle cx="81.6" cy="68" r="2.3"/></g>',
};

const spectacles = (glass: string) =>
  `<g fill="#fff" fill-opacity=".12" stroke="#262942" stroke-width="1.7">${glass}<path fill="none" d="M58.4 56q1.6-1.4 3.2 0"/></g>`;

export const drawExtra = (extra: Extra, { hair }: FaceColours) => EXTRAS[extra](hair);
