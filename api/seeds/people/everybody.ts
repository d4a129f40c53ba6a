import { AFRICA } from './africa.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EASTERN_EUROPE } from './eastern-europe.ts';
import { MIDDLE_EAST } from './middle-east.ts';
import { NORTH_AMERICA } from './north-america.ts';
import { OCEANIA } from './oceania.ts';
import type { Professional } from './professional.ts';
import { SOUTH_AMERICA } from './south-america.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { WESTERN_EUROPE } from './western-europe.ts';

export const PROFESSIONALS: readonly Professional[] = [
  ...AFRICA,
  ...SOUTH_AMERICA,
  ...NORTH_AMERICA,
  ...WESTERN_EUROPE,
  ...EASTERN_EUROPE,
  ...MIDDLE_EAST,
  ...SOUTH_ASIA,
  ...EAST_ASIA,
  ...OCEANIA,
];
