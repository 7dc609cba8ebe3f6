/**
 * Takes the lines of a local cloud: what IAM denies fails the test, even where the function carries on without it, since an
 * unexpected `console.error` does (`setup/fail-on-console-error.ts`).
 */
export function failOnDenial(line: string): void {
  if (line.startsWith('IAM: ')) console.error(line);
}

/** Takes what a function printed: a request that it leaves under way when it answers fails the test, since AWS freezes it then. */
export function failOnLeftover(name: string, line: string): void {
  if (line.startsWith('LEFT UNDER WAY: ')) console.error(name, line);
}
