import type { ChaosCaller } from '../../chaos-caller.ts';
import type { ChaosStage } from '../../chaos-stage.ts';
import { aColleague } from '../colleague.ts';

/** What two people want something of at once. */
export interface Arena {
  /** The one who asks first, and the one who comes meanwhile. */
  readonly admins: readonly [ChaosCaller, ChaosCaller];
  /** What is other each time, as ids, and what stands for it where two runs are compared. */
  readonly names: ReadonlyMap<string, string>;
  /** What is there, as people would see it and as rows say it. */
  readonly look: () => Promise<unknown>;
}

/** What somebody asks for. @param admin who asks where it is an admin */
export type Move<A extends Arena> = (arena: A, admin: ChaosCaller) => Promise<Response>;

/** A kind of arena and all that may be asked for in it. */
export interface Ring<A extends Arena> {
  readonly name: string;
  readonly open: (stage: ChaosStage) => Promise<A>;
  readonly moves: Readonly<Record<string, Move<A>>>;
  /** Codes of refusals that say the same here, as where something is closed before it is gone, for as long as that takes. */
  readonly sameRefusals?: readonly string[];
  /**
   * The moves that leave nothing of what they are about: a refusal since nothing is there comes to the same as that it was done, where two of
   * them meet midway.
   */
  readonly endings?: readonly string[];
}

/** Something is left, and the same request goes on with it. */
const STILL_ERASING = 202;
const MAX_ERASINGS = 50;
const SECOND = 'chaos-second';
const seconds = new WeakMap<ChaosStage, Promise<ChaosCaller>>();

/** Two admins of a stage, who are signed in. */
export async function twoAdmins(stage: ChaosStage): Promise<Arena['admins']> {
  const known = seconds.get(stage) ?? aColleague(stage, SECOND);
  seconds.set(stage, known);
  return [stage.admin, await known];
}

/** What an operation says of something, or that it refuses to. */
export async function seen(response: Response): Promise<unknown> {
  return response.ok ? response.json() : response.status;
}

/** Erases a lead's person; asks until nothing is left, as the console does. */
export async function erased(admin: ChaosCaller, id: string): Promise<Response> {
  for (let times = 0; times < MAX_ERASINGS; times += 1) {
    const response = await admin.request('eraseLead', { params: { id } });
    if (response.status !== STILL_ERASING) return response;
  }
  throw new Error(`The person of lead ${id} is not erased after ${MAX_ERASINGS} calls.`);
}
