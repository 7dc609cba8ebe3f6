import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { signInAs } from '../../sign-in-as.ts';
import type { Cookies } from '../hostile-caller.ts';
import { confirmed, type HostileStage } from '../hostile-stage.ts';

/** Half as long as a confirmation is good for. */
const CONFIRMED_MS = 300_000;
/** Changes nobody's password but their own. */
const CHANGER = 'changer';

/** Asked for without a cookie: what ends or begins a sign-in, and what each time another visitor does. */
const BY_NOBODY: readonly OperationName[] = ['login', 'logout', 'uploadPhoto'];

/** Who may ask for what, with sign-ins that are good when they are needed. */
export class Senders {
  readonly #stage: HostileStage;
  readonly #confirmed = new Map<string, { cookies: Promise<Cookies>; until: number }>();

  constructor(stage: HostileStage) {
    this.#stage = stage;
  }

  /** The cookies of somebody who may do it, and whom nothing else is asked by that they end. */
  cookiesFor(operation: OperationName, byAdmin: boolean): Cookies | Promise<Cookies> {
    const { cookies } = this.#stage;
    if (BY_NOBODY.includes(operation)) return {};
    if (operation === 'changePassword') return this.#confirmedFor(CHANGER);
    if (API_ROUTES[operation].access === 'confirmed') return this.#confirmedFor('keeper');
    return byAdmin ? cookies['confirmed admin'] : cookies['other visitor'];
  }

  /** Whoever has another password is signed in nowhere. */
  hear(operation: OperationName, status: number): void {
    if (operation === 'changePassword' && status < 300) this.#confirmed.delete(CHANGER);
  }

  #confirmedFor(username: string): Promise<Cookies> {
    const last = this.#confirmed.get(username);
    if (last && last.until > Date.now()) return last.cookies;
    const cookies = this.#confirm(username);
    this.#confirmed.set(username, { cookies, until: Date.now() + CONFIRMED_MS });
    return cookies;
  }

  async #confirm(username: string): Promise<Cookies> {
    const { product } = this.#stage;
    return confirmed(product, await signInAs(product, username));
  }
}
