import type { LimitName } from '@harbour-haul/domain/limits/limits';
import { send } from '../hostile-caller.ts';
import { chats, messages, sockets } from './chat-floods.ts';
import { disguised, type Flood } from './flood.ts';
import { leads, mailAddresses, photos, submissions } from './request-floods.ts';

/** One password on very many names; what an account has of its own is `attacks/brute-force.ts`. */
const signIns: Flood = {
  open: async ({ product }) => {
    return (n) =>
      send(product, {
        method: 'POST',
        path: '/api/login',
        headers: disguised(n),
        body: { username: `flood-${n}`, password: 'a wrong password' },
      });
  },
  taken: [401],
};

/** What is beyond the reach of one address, and where it is tried. */
interface Elsewhere {
  readonly triedBy: string;
}

const TEAM: Elsewhere = { triedBy: 'functions/team: by admins alone, which the access of routes holds' };
const EVERYBODY: Elsewhere = { triedBy: 'functions/shared/limits/day-sum-api.integration.test.ts' };

/**
 * How each limit is tried, in the order in which none is in the way of another: a chat that is begun needs its share of chats, and what
 * forms and corrections send is a submission as well. A new limit does not compile before it says how.
 */
export const FLOODS_OF_LIMITS: Readonly<Record<LimitName, Flood | Elsewhere>> = {
  signIns,
  mailAddresses,
  leads,
  messages,
  sockets,
  submissions,
  photos,
  chats,
  teamChanges: TEAM,
  teamRenames: TEAM,
  usualLeads: EVERYBODY,
  laterLeads: EVERYBODY,
  classifications: { triedBy: 'functions/photo-classifier/classify-photo.integration.test.ts' },
};
