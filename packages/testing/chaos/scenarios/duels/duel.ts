import type { ChaosCaller } from '../../chaos-caller.ts';
import type { ChaosStage } from '../../chaos-stage.ts';
import type { Act, Scenario } from '../scenario.ts';
import type { Arena, Ring } from './arena.ts';
import { comparable, difference } from './comparable.ts';

const BUSY = 429;
const MAX_ASKINGS = 3;
const GONE = 'nothing is left';

type Side = 'first' | 'second';

/**
 * Two people want something of the same at once. Whatever moment of the first request the second is answered in, both answers and
 * what is left are those of one after the other, in either order.
 */
export function duel<A extends Arena>(ring: Ring<A>, firstMove: string, secondMove: string): Scenario {
  const orders = new WeakMap<ChaosStage, Promise<string[][]>>();
  const begin = async (stage: ChaosStage) => new Round(ring, await ring.open(stage), [firstMove, secondMove]);
  const oneAfterOther = async (stage: ChaosStage, order: readonly Side[]) => {
    const round = await begin(stage);
    for (const side of order) {
      await round.play(side);
      await stage.product.idle();
    }
    return round.outcome();
  };
  const bothOrders = async (stage: ChaosStage) => [
    await oneAfterOther(stage, ['first', 'second']),
    await oneAfterOther(stage, ['second', 'first']),
  ];
  return {
    name: `${ring.name}: ${firstMove}, and meanwhile ${secondMove}`,
    hasRival: true,
    open: async (stage): Promise<Act> => {
      const known = orders.get(stage) ?? bothOrders(stage);
      orders.set(stage, known);
      const expected = await known;
      const round = await begin(stage);
      return {
        play: async () => round.play('first'),
        rival: async () => round.play('second'),
        check: async () => {
          await round.play('second');
          await stage.product.idle();
          const found = await round.outcome();
          const differences = expected.map((one) => difference(found, one));
          if (differences.some(({ length }) => length === 0)) return [];
          const [after = [], before = []] = differences;
          return [
            `is not as one after the other:\n  ${after.join('\n  ')}\nnor the other way round:\n  ${before.join('\n  ')}`,
          ];
        },
      };
    },
  };
}

/** Two moves in an arena of their own, each made once. */
class Round<A extends Arena> {
  readonly #ring: Ring<A>;
  readonly #arena: A;
  readonly #moves: Readonly<Record<Side, string>>;
  readonly #answers = new Map<Side, Promise<string[]>>();

  constructor(ring: Ring<A>, arena: A, [first, second]: readonly [string, string]) {
    this.#ring = ring;
    this.#arena = arena;
    this.#moves = { first, second };
  }

  async play(side: Side): Promise<void> {
    const [first, second] = this.#arena.admins;
    const answer =
      this.#answers.get(side) ?? this.#make(this.#moves[side], side === 'first' ? first : second);
    this.#answers.set(side, answer);
    await answer;
  }

  /** Both answers and what is there now, to be compared. */
  async outcome(): Promise<string[]> {
    const answers = await Promise.all(
      (['first', 'second'] as const).map(async (side) =>
        ((await this.#answers.get(side)) ?? []).map((line) => `${side} is answered: ${line}`),
      ),
    );
    return [...answers.flat(), ...comparable(await this.#arena.look(), this.#arena.names)];
  }

  /** Of what is refused everything counts: it says how things are. */
  async #make(move: string, admin: ChaosCaller): Promise<string[]> {
    const { moves, sameRefusals = [], endings = [] } = this.#ring;
    const ask = () => (moves[move] as (typeof moves)[string])(this.#arena, admin);
    let response = await ask();
    // Nothing was done of what came too often against the other, and whoever is told to ask again asks again.
    for (let times = 0; response.status === BUSY && times < MAX_ASKINGS; times += 1) response = await ask();
    const text = await response.text();
    const isEnding = endings.includes(move);
    if (response.ok) return [isEnding ? GONE : `done, ${response.status}`];
    // S3 refuses in XML, of which the code says why.
    const said = text.startsWith('<')
      ? { code: /<Code>(.*?)<\/Code>/.exec(text)?.[1] }
      : (JSON.parse(text) as { code?: string });
    if (sameRefusals.includes(said.code ?? ''))
      return [isEnding ? GONE : `refused as ${sameRefusals.join(' or ')}`];
    return comparable({ status: response.status, ...said }, this.#arena.names);
  }
}
