import { MOST_STRANGERS } from '@parley/contract/live-limits.ts';

/** How many connections of each network have not signed in yet. */
export class Strangers {
  private readonly counts = new Map<string, number>();

  mayCome(network: string): boolean {
    return (this.counts.get(network) ?? 0) < MOST_STRANGERS;
  }

  came(network: string): void {
    this.counts.set(network, (this.counts.get(network) ?? 0) + 1);
  }

  /** One of them signed in or went. */
  isNoMore(network: string): void {
    const left = (this.counts.get(network) ?? 0) - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
  }
}
