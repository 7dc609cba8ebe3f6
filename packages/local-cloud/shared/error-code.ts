/** The system code of a Node error (`EADDRINUSE`, `EEXIST`, …), whatever realm it was made in. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
