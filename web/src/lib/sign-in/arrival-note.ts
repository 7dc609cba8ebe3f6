import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';

const ARRIVAL_KEY = 'justSignedIn';

/** Tells the console, which is another page, that somebody comes who has just signed in. */
export function noteArrival(): void {
  writeToTab(ARRIVAL_KEY, '1');
}

/** Whether somebody has, once. */
export function takeArrival(): boolean {
  const isNoted = readOfTab(ARRIVAL_KEY) !== null;
  removeFromTab(ARRIVAL_KEY);
  return isNoted;
}
