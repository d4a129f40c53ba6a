/** "Bogotá, Colombia"; a city whose country has its name stands alone: "Singapore". */
export const placeName = (city: string, country: string | null): string =>
  country && !country.startsWith(city) ? `${city}, ${country}` : city;
