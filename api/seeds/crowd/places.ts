import {
  cs_CZ,
  da,
  de,
  en,
  en_AU,
  en_GH,
  en_IN,
  en_NG,
  en_NP,
  en_ZA,
  es,
  es_MX,
  fr,
  hr,
  hu,
  id_ID,
  it,
  nb_NO,
  nl,
  pl,
  pt_BR,
  pt_PT,
  ro,
  sv,
  tr,
  vi,
  type LocaleDefinition,
} from '@faker-js/faker';

/** Where people live: the country's English name, the cities with their zones, the language besides English. */
interface Where {
  country: string;
  cities: readonly (readonly [city: string, zone: string])[];
  language: string | null;
  names: LocaleDefinition;
}

/** A place, and the names that people have there: first and last names that go together. */
export interface Place extends Omit<Where, 'names'> {
  names: readonly { firsts: readonly string[]; lasts: readonly string[] }[];
}

const WHERE: readonly Where[] = [
  {
    country: 'United States',
    cities: [
      ['Boston', 'America/New_York'],
      ['Atlanta', 'America/New_York'],
      ['Chicago', 'America/Chicago'],
      ['Denver', 'America/Denver'],
      ['Portland', 'America/Los_Angeles'],
    ],
    language: null,
    names: en,
  },
  {
    country: 'United Kingdom',
    cities: [
      ['Leeds', 'Europe/London'],
      ['Bristol', 'Europe/London'],
    ],
    language: null,
    names: en,
  },
  { country: 'Mexico', cities: [['Puebla', 'America/Mexico_City']], language: 'Spanish', names: es_MX },
  { country: 'Colombia', cities: [['Medellín', 'America/Bogota']], language: 'Spanish', names: es_MX },
  {
    country: 'Argentina',
    cities: [['Rosario', 'America/Argentina/Buenos_Aires']],
    language: 'Spanish',
    names: es,
  },
  { country: 'Spain', cities: [['Valencia', 'Europe/Madrid']], language: 'Spanish', names: es },
  { country: 'Brazil', cities: [['Curitiba', 'America/Sao_Paulo']], language: 'Portuguese', names: pt_BR },
  { country: 'Portugal', cities: [['Porto', 'Europe/Lisbon']], language: 'Portuguese', names: pt_PT },
  { country: 'France', cities: [['Nantes', 'Europe/Paris']], language: 'French', names: fr },
  {
    country: 'Germany',
    cities: [
      ['Leipzig', 'Europe/Berlin'],
      ['Bremen', 'Europe/Berlin'],
    ],
    language: 'German',
    names: de,
  },
  { country: 'Italy', cities: [['Bologna', 'Europe/Rome']], language: 'Italian', names: it },
  { country: 'Netherlands', cities: [['Utrecht', 'Europe/Amsterdam']], language: 'Dutch', names: nl },
  { country: 'Poland', cities: [['Wrocław', 'Europe/Warsaw']], language: 'Polish', names: pl },
  { country: 'Sweden', cities: [['Malmö', 'Europe/Stockholm']], language: 'Swedish', names: sv },
  { country: 'Norway', cities: [['Bergen', 'Europe/Oslo']], language: 'Norwegian', names: nb_NO },
  { country: 'Denmark', cities: [['Aarhus', 'Europe/Copenhagen']], language: 'Danish', names: da },
  { country: 'Czechia', cities: [['Brno', 'Europe/Prague']], language: 'Czech', names: cs_CZ },
  { country: 'Hungary', cities: [['Szeged', 'Europe/Budapest']], language: 'Hungarian', names: hu },
  { country: 'Romania', cities: [['Cluj', 'Europe/Bucharest']], language: 'Romanian', names: ro },
  { country: 'Croatia', cities: [['Split', 'Europe/Zagreb']], language: 'Croatian', names: hr },
  { country: 'Türkiye', cities: [['Izmir', 'Europe/Istanbul']], language: 'Turkish', names: tr },
  { country: 'Nigeria', cities: [['Lagos', 'Africa/Lagos']], language: null, names: en_NG },
  { country: 'Ghana', cities: [['Kumasi', 'Africa/Accra']], language: null, names: en_GH },
  { country: 'South Africa', cities: [['Durban', 'Africa/Johannesburg']], language: null, names: en_ZA },
  {
    country: 'India',
    cities: [
      ['Pune', 'Asia/Kolkata'],
      ['Kochi', 'Asia/Kolkata'],
    ],
    language: 'Hindi',
    names: en_IN,
  },
  { country: 'Nepal', cities: [['Pokhara', 'Asia/Kathmandu']], language: 'Nepali', names: en_NP },
  { country: 'Indonesia', cities: [['Bandung', 'Asia/Jakarta']], language: 'Indonesian', names: id_ID },
  { country: 'Vietnam', cities: [['Da Nang', 'Asia/Ho_Chi_Minh']], language: 'Vietnamese', names: vi },
  {
    country: 'Australia',
    cities: [
      ['Hobart', 'Australia/Hobart'],
      ['Perth', 'Australia/Perth'],
    ],
    language: null,
    names: en_AU,
  },
];

export const PLACES: readonly Place[] = WHERE.map(({ names, ...where }) => ({
  ...where,
  names: (['female', 'male'] as const).map((sex) => ({
    firsts: names.person?.first_name?.[sex] ?? [],
    lasts: names.person?.last_name?.[sex] ?? names.person?.last_name?.generic ?? [],
  })),
}));
