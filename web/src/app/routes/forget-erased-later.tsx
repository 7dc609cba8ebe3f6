import { latePart } from '#lib/lazy/late-part.tsx';

/** Where its code cannot be fetched, what is open is emptied all the same. A module of its own, in the chunk of the first screen. */
export const ForgetErasedLater = latePart(async () => (await import('./forget-erased.tsx')).ForgetErased);
