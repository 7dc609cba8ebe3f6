/**
 * Takes the lines of a local cloud: what IAM denies fails the test, even where the function carries on without it, since an
 * unexpected `console.error` does (`setup/fail-on-console-error.ts`).
 */
export function failOnDenial(line: string): void {
  if (line.startsWith('IAM: ')) console.error(line);
}
