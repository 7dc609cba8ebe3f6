/** The `console.error` of the test file that is to fail. */
export type Complain = (...words: unknown[]) => void;

/** Each test has a `console.error` of its own. */
const toConsole: Complain = (...words) => console.error(...words);

/**
 * Takes the lines of a local cloud: what IAM denies fails the test, even where the function carries on without it, since an
 * unexpected `console.error` does (`setup/fail-on-console-error.ts`). So does what functions of a spawned product leave under way.
 */
export function failOnDenial(line: string, complain: Complain = toConsole): void {
  if (line.startsWith('IAM: ') || /^\[[^\]]+\] LEFT UNDER WAY: /.test(line)) complain(line);
}

/**
 * Collects what functions print of requests that they leave under way when they return, since AWS freezes them then. Functions of
 * calls are heard within the test that called; those of streams and queues may run when it is over, so the product's end fails too.
 */
export class Leftovers {
  readonly #lines: string[] = [];
  readonly #complain: Complain;

  constructor(complain: Complain = toConsole) {
    this.#complain = complain;
  }

  /** Takes a line that a function printed. */
  take(name: string, line: string): void {
    if (!line.startsWith('LEFT UNDER WAY: ')) return;
    this.#lines.push(`${name} ${line}`);
    this.#complain(name, line);
  }

  /** @throws Error that names what was left, the first time */
  check(): void {
    const lines = this.#lines.splice(0);
    if (lines.length > 0) throw new Error(lines.join('\n'));
  }
}
