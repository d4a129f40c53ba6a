const keyOf = (jobId: string) => `before paying ${jobId}`;

/**
 * Leaves for the processor's page. Its way back without paying is the same from wherever a client came, and stays the
 * same for as long as the page is open, so that the tab remembers.
 */
export function leaveToPay(jobId: string, url: string): void {
  sessionStorage.setItem(keyOf(jobId), `${location.pathname}${location.search}`);
  location.assign(url);
}

/** Where this tab left to pay for a job; null for another one. */
export const leftToPayFrom = (jobId: string): string | null => sessionStorage.getItem(keyOf(jobId));
