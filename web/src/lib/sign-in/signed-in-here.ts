import { readStored, removeStored, writeStored } from '#lib/storage/safe-storage.ts';

/** Where this browser notes that somebody is signed in, as far as it has heard. The sign-in's page names it as well. */
export const SIGNED_IN_HERE_KEY = 'signedInHere';

/** Whether somebody may be signed in with this browser: where not, the server would only say 401, which its console would show. */
export function mayBeSignedIn(): boolean {
  return readStored(SIGNED_IN_HERE_KEY) !== null;
}

/** Notes that somebody is. */
export function noteSignedIn(): void {
  writeStored(SIGNED_IN_HERE_KEY, '1');
}

/** Notes that nobody is. */
export function noteSignedOut(): void {
  removeStored(SIGNED_IN_HERE_KEY);
}
