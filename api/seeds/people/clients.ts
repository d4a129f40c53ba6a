/** Those who seek. Clara is the demo's client; Milo has business with the demo's professional too. */
export const CLIENTS = [
  { first: 'Clara', last: 'Brandt', zone: 'Europe/Berlin', email: 'client@demo.parley.test' },
  { first: 'Milo', last: 'Reyes', zone: 'America/New_York' },
  { first: 'Lola', last: 'Adeyemi', zone: 'Europe/London' },
  { first: 'Rosa', last: 'Castellanos', zone: 'Europe/Madrid' },
  { first: 'Hiroshi', last: 'Tanaka', zone: 'Asia/Tokyo' },
  { first: 'Emma', last: 'Lindgren', zone: 'Europe/Stockholm' },
  { first: 'Daniel', last: 'Osei', zone: 'Africa/Accra' },
  { first: 'Chloé', last: 'Martin', zone: 'Europe/Paris' },
  { first: 'Rajiv', last: 'Kapoor', zone: 'Asia/Kolkata' },
  { first: 'Nadia', last: 'Petrova', zone: 'Europe/Sofia' },
  { first: 'Ben', last: 'Fraser', zone: 'America/Vancouver' },
  { first: 'Sarah', last: 'Goldberg', zone: 'America/Chicago' },
  { first: 'Tarek', last: 'Mansour', zone: 'Africa/Cairo' },
  { first: 'Olivia', last: 'Hughes', zone: 'Australia/Sydney' },
  { first: 'Mateo', last: 'Silva', zone: 'America/Bogota' },
] as const;

export type ClientName = (typeof CLIENTS)[number]['first'];
