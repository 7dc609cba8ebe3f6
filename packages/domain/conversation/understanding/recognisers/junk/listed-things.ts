import type { Unit } from './junk-units.ts';
import type { NamedThing } from './named-thing.ts';

/** What may stand between the things of a list. */
const LINKS = /^(?:and|or|n|plus|also|et|pis|puis|ou|avec|with|some|the|a|my|des|du|de|la|le|les|un|une)$/;
const ORIGINS = /^(?:from|off)$/;

/** Things that need company have it in a list beside a thing that needs none: "leaves and grass", "stain, varnish". */
export function withListed(units: readonly Unit[], things: readonly NamedThing[]): NamedThing[] {
  return things.map((thing, index) => {
    const isListed = [
      [things[index - 1], thing],
      [thing, things[index + 1]],
    ].some(([first, next]) => first && next && isList(units, first, next));
    const beside = things[index - 1]?.complete === true || things[index + 1]?.complete === true;
    return thing.entry.needs === 'company' && isListed && beside ? { ...thing, complete: true } : thing;
  });
}

function isList(units: readonly Unit[], first: NamedThing, next: NamedThing): boolean {
  return units.slice(first.to, next.from).every(({ phrase }) => LINKS.test(phrase));
}

/** "Gas from the mower", "tires off my boat": what something comes off stays. */
export function isOrigin(units: readonly Unit[], { from, entry }: NamedThing): boolean {
  return entry.role === 'thing' && ORIGINS.test(units[from - 1]?.phrase ?? '');
}
