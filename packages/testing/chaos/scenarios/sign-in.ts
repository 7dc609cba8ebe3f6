import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '../../admin.ts';
import { SiteCaller } from '../../site-caller.ts';
import { type Scenario, unless } from './scenario.ts';

let serial = 0;

/** An admin signs in, looks at the leads and signs out. */
export const signIn: Scenario = {
  name: 'signing in and out',
  open: async (stage) => {
    // Attempts are counted by the quarter of an hour, into which the clock may jump and out of it: each time another account.
    const username = `chaos-sign-in-${++serial}`;
    await ensureAdmin(stage.product.users, username, ADMIN.password);
    const admin = stage.visitor();
    let signedIn = '';
    return {
      play: async () => {
        await admin.ask('login', { body: { ...ADMIN, username } });
        await admin.ask('listLeads', { query: { limit: '10' } });
        // Of two sign-ins, where one was sent twice, that of the second cookie is ended, and the other goes on alone (0058).
        signedIn = admin.cookieHeader;
        await admin.ask('logout');
      },
      check: async () => {
        const again = await admin.request('getUser');
        const site = new SiteCaller(new URL(stage.product.url));
        const kept = await site.request('getUser', { headers: { cookie: signedIn } });
        const wrong = await site.request('login', {
          body: { username, password: 'not-the-password' },
        });
        return [
          ...unless(again.status === 401, `who signed out is answered with ${again.status}`),
          ...unless(kept.status === 401, `a cookie of before signing out is answered with ${kept.status}`),
          ...unless(wrong.status === 401, `a wrong password is answered with ${wrong.status}`),
        ];
      },
    };
  },
};
