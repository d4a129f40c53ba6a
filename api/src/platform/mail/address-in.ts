/** The address itself of "Parley <hello@parley.test>". */
export const addressIn = (from: string): string => /<(.+)>/.exec(from)?.[1] ?? from;
