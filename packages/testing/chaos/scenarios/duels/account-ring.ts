import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '../../../admin.ts';
import { SiteCaller } from '../../../site-caller.ts';
import type { ChaosCaller } from '../../chaos-caller.ts';
import type { ChaosStage } from '../../chaos-stage.ts';
import { type Arena, type Move, type Ring, seen, twoAdmins } from './arena.ts';

/** A colleague's account: signed in at one browser, and about to be at another. */
interface AccountArena extends Arena {
  readonly username: string;
  readonly signedIn: ChaosCaller;
  readonly elsewhere: ChaosCaller;
}

type AccountMove = Move<AccountArena>;

const OTHER_PASSWORD = 'another-harbour-2027-kelp';
let serial = 0;

const signIn: AccountMove = ({ elsewhere, username }) =>
  elsewhere.request('login', { body: { ...ADMIN, username } });
const signOut: AccountMove = ({ signedIn }) => signedIn.request('logout');
const signOutEverywhere: AccountMove = ({ signedIn }) =>
  signedIn.request('logout', { body: { everywhere: true } });
const changePassword: AccountMove = ({ signedIn }) =>
  signedIn.request('changePassword', { body: { password: OTHER_PASSWORD } });
const reset: AccountMove = ({ username }, admin) => admin.request('resetAccount', { params: { username } });
const disable: AccountMove = ({ username }, admin) =>
  admin.request('setAccountAccess', { params: { username }, body: { disabled: true } });
const rename: AccountMove = ({ username }, admin) =>
  admin.request('renameAccount', { params: { username }, body: { displayName: 'Jane' } });

/** An account, and all that may happen to it. */
export const account: Ring<AccountArena> = {
  name: 'two at an account',
  open: openArena,
  moves: {
    'signing in': signIn,
    'signing out': signOut,
    'signing out everywhere': signOutEverywhere,
    'a new password': changePassword,
    'a reset': reset,
    'an end of access': disable,
    'a name': rename,
  },
};

async function openArena(stage: ChaosStage): Promise<AccountArena> {
  serial += 1;
  const username = `chaos-account-${serial}`;
  await ensureAdmin(stage.product.users, username, ADMIN.password);
  const admins = await twoAdmins(stage);
  const [signedIn, elsewhere] = [stage.visitor(), stage.visitor()];
  await signedIn.ask('login', { body: { ...ADMIN, username } });
  for (const one of [...admins, signedIn])
    await one.ask('confirmPassword', { body: { password: ADMIN.password } });
  const before = signedIn.cookieHeader;
  return {
    admins,
    username,
    signedIn,
    elsewhere,
    names: new Map([[username, '<account>']]),
    look: async () => {
      const site = new SiteCaller(new URL(stage.product.url));
      const status = async (response: Promise<Response>) => (await response).status;
      const { accounts, events } = await stage.admin.ask('listAccounts');
      return {
        account: accounts.find(({ id }) => id === username),
        events: events.filter((event) => JSON.stringify(event).includes(`"${username}"`)),
        before: await status(site.request('getUser', { headers: { cookie: before } })),
        elsewhere: await seen(await elsewhere.request('getUser')),
        oldPassword: await status(site.request('login', { body: { ...ADMIN, username } })),
        newPassword: await status(site.request('login', { body: { username, password: OTHER_PASSWORD } })),
      };
    },
  };
}
