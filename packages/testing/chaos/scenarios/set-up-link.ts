import { TEAM_LOG_KEY } from '@harbour-haul/aws/dynamodb/rows';
import { ADMIN } from '../../admin.ts';
import { productTable } from '../../product-table.ts';
import { type ChaosCaller, RefusedError } from '../chaos-caller.ts';
import { type Scenario, unless } from './scenario.ts';

const PASSWORD = 'another-harbour-2027-kelp';
const FORBIDDEN = 403;
const CONFLICT = 409;
let serial = 0;

/** An admin adds a colleague, who chooses a password by the link and signs in. */
export const setUpLink: Scenario = {
  name: 'a colleague who is added',
  open: async (stage) => {
    serial += 1;
    const username = `chaos-colleague-${serial}`;
    const colleague = stage.visitor();
    // Fifty accounts are the most that are added; nobody removes one.
    await productTable(stage.product, 'UsersTableName').delete(TEAM_LOG_KEY);
    await stage.admin.ask('confirmPassword', { body: { password: ADMIN.password } });
    const secrets: string[] = [];
    return {
      play: async () => {
        const { setUp } = await added(stage.admin, username);
        secrets.push(setUp.secret);
        await chosen(colleague, username, setUp.secret);
        await colleague.ask('login', { body: { username, password: PASSWORD } });
      },
      check: async () => {
        const { accounts, events } = await stage.admin.ask('listAccounts');
        const state = accounts.find(({ id }) => id === username)?.state;
        const times = (what: string) =>
          events.filter((event) => event.username === username && event.what === what).length;
        const body = { username, secret: secrets[0], password: `${PASSWORD}-again` };
        const again = await stage.visitor().request('setUpAccount', { body });
        const signedIn = await colleague.request('getUser');
        return [
          ...unless(state === 'active', `a colleague who chose a password is ${String(state)}`),
          ...unless(times('added') === 1, `${times('added')} entries "added" of one`),
          ...unless(times('set_up') === 1, `${times('set_up')} entries "set_up" of one`),
          ...unless(again.status === FORBIDDEN, `a link that was used is answered with ${again.status}`),
          ...unless(signedIn.ok, `who signed in by their password is answered with ${signedIn.status}`),
        ];
      },
    };
  },
};

/** Of an account that was added and whose link never came, the admin makes another link. */
async function added(admin: ChaosCaller, username: string) {
  try {
    return await admin.ask('addAccount', { body: { username } });
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status !== CONFLICT) throw error;
    return admin.ask('resetAccount', { params: { username } });
  }
}

/** Whoever is told that the link was used has used it, where its answer was lost: signing in shows whether that is so. */
async function chosen(colleague: ChaosCaller, username: string, secret: string): Promise<void> {
  try {
    await colleague.ask('setUpAccount', { body: { username, secret, password: PASSWORD } });
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status !== FORBIDDEN) throw error;
  }
}
