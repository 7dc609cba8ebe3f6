import { SITE } from '../site/site.ts';
import type { LimitName } from './limits.ts';

const OFTEN: Record<Exclude<LimitName, `${string}eads` | 'classifications'>, string> = {
  signIns: 'Too many attempts.',
  teamChanges: 'Very many changes of the team were made.',
  teamRenames: 'Very many names were changed.',
  submissions: 'Very many requests came from your connection.',
  mailAddresses: 'Very many addresses were changed from your connection.',
  chats: 'Very many chats were begun from your connection.',
  messages: 'Very many messages came from your connection.',
  photos: 'Very many photos came from your connection today.',
  sockets: 'Very many connections were opened from your network.',
};

/** The limits that refuse, each in its own words. */
export type RefusingLimit = keyof typeof OFTEN;

const FOR_ADMINS: ReadonlySet<RefusingLimit> = new Set(['signIns', 'teamChanges', 'teamRenames']);

/** What somebody is told who is beyond a limit: when it goes on, and whom to call until then. */
export function limitText(name: RefusingLimit, waitSeconds: number): string {
  const text = `${OFTEN[name]} Please try again in ${duration(waitSeconds)}`;
  return FOR_ADMINS.has(name) ? `${text}.` : `${text}, or call us at ${SITE.callbackPhone}.`;
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minute(s)` : `${Math.ceil(minutes / 60)} hours`;
}
