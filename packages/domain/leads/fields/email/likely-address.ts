import { comparableAddress } from './mail-address.ts';

/** The services that people here have their mail at, as they are mistyped. */
const SERVICES = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'outlook.com',
  'yahoo.com',
  'yahoo.ca',
  'icloud.com',
  'eastlink.ca',
  'bellaliant.net',
  'ns.sympatico.ca',
];

/** Services of their own whose names are near to those. */
const OTHERS = new Set(
  'ymail.com gmx.com mail.com email.com hotmail.fr hotmail.co.uk yahoo.fr yahoo.co.uk outlook.fr outlook.ca'.split(
    ' ',
  ),
);

const MAX_SLIPS = 2;

/**
 * The address that was probably meant by one whose domain is a slip away from a well-known service (`gmial.com`); null for
 * any other. It is a question to be asked, never a reason to refuse: people have domains of their own.
 */
export function likelyAddress(address: string): string | null {
  const [local = '', domain = '', ...more] = comparableAddress(address).split('@');
  if (local === '' || domain.length < 4 || more.length > 0 || OTHERS.has(domain)) return null;
  const [nearest] = SERVICES.map((service) => ({ service, slips: slipsTo(service, domain) })).sort(
    (one, other) => one.slips - other.slips,
  );
  if (!nearest || nearest.slips === 0 || nearest.slips > MAX_SLIPS) return null;
  return `${address.trim().split('@')[0]}@${nearest.service}`;
}

/** A missing ending is one slip: `gmial`. Two slips are one too many where the name begins otherwise. */
function slipsTo(service: string, domain: string): number {
  const [name = ''] = service.split('.');
  const withEnding = domain.includes('.') ? Number.POSITIVE_INFINITY : 1 + distance(domain, name);
  const slips = Math.min(distance(domain, service), withEnding);
  return slips > 1 && domain[0] !== service[0] ? Number.POSITIVE_INFINITY : slips;
}

/** How many letters were left out, added, mistaken or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
