/** One figure, and whether it is as it must be. */
interface Figure {
  what: string;
  is: string;
  must: string;
  isGood: boolean;
}

/** What was seen, printed as it is found and whole at the end. */
export class Report {
  readonly #figures: Figure[] = [];
  readonly #skipped: string[] = [];

  /** A figure and its bound. */
  add(what: string, is: string, must: string, isGood: boolean): void {
    this.#figures.push({ what, is, must, isGood });
    console.log(lineOf({ what, is, must, isGood }));
  }

  /** At most so much. */
  atMost(what: string, value: number, most: number, unit = ''): void {
    this.add(what, `${value}${unit}`, `at most ${most}${unit}`, value <= most);
  }

  /** Exactly this. */
  exactly(what: string, value: string | number, must: string | number): void {
    this.add(what, String(value), String(must), value === must);
  }

  skip(what: string, why: string): void {
    this.#skipped.push(`${what}: ${why}`);
    console.log(`skipped  ${what}: ${why}`);
  }

  /** Prints all of it; whether all is good. */
  print(): boolean {
    const bad = this.#figures.filter(({ isGood }) => !isGood);
    console.log(`\n${'—'.repeat(40)}`);
    for (const figure of this.#figures) console.log(lineOf(figure));
    for (const each of this.#skipped) console.log(`skipped  ${each}`);
    console.log(
      `${this.#figures.length} figures, ${bad.length} not as they must be, ${this.#skipped.length} skipped`,
    );
    return bad.length === 0;
  }
}

const lineOf = ({ what, is, must, isGood }: Figure) =>
  `${isGood ? 'ok' : 'FAILED'}  ${what}: ${is} (${must})`;
