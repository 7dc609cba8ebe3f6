import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '../../../admin.ts';
import type { LocalProduct } from '../../../local-product.ts';
import type { LoadRecorder } from '../measure/load-recorder.ts';
import { LoadCaller } from './load-caller.ts';
import { LoadSocket } from './load-socket.ts';

const ADMINS = 3;
const PING_MS = 30_000;

/** An admin who is signed in, with the console open. */
export interface Admin {
  caller: LoadCaller;
  socket: LoadSocket;
}

/** The admins who work on a busy Saturday. */
export class AdminDesk {
  readonly #admins: readonly Admin[];
  readonly #pings: NodeJS.Timeout;
  #turn = 0;

  private constructor(admins: readonly Admin[]) {
    this.#admins = admins;
    this.#pings = setInterval(() => {
      for (const { socket } of admins) socket.send({ type: 'ping' });
    }, PING_MS);
  }

  static async open(product: LocalProduct, recorder: LoadRecorder): Promise<AdminDesk> {
    const admins: Admin[] = [];
    for (let n = 1; n <= ADMINS; n += 1) admins.push(await signIn(product, recorder, `load-${n}`));
    return new AdminDesk(admins);
  }

  /** Whose turn it is. */
  next(): Admin {
    this.#turn += 1;
    return this.#admins[this.#turn % ADMINS] as Admin;
  }

  async close(): Promise<void> {
    clearInterval(this.#pings);
    await Promise.all(this.#admins.map(({ socket }) => socket.close()));
  }
}

async function signIn(
  { users, url }: LocalProduct,
  recorder: LoadRecorder,
  username: string,
): Promise<Admin> {
  await ensureAdmin(users, username, ADMIN.password);
  const caller = new LoadCaller(new URL(url), recorder);
  await caller.call('login', { body: { username, password: ADMIN.password } });
  const socket = await LoadSocket.open(caller);
  await socket.ask({ type: 'auth', role: 'admin' }, 'activeSessions');
  return { caller, socket };
}
