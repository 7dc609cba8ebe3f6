/** Where an error happened, without its message, which may quote what was sent; undefined for what is no error. */
export function stackFrames(error: unknown): string[] | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .map((line) => line.trim());
}
