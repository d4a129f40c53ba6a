/** A web address as it’s copied or typed, “behance.net/ana”, with the https that the calls want; empty stays empty. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
}
