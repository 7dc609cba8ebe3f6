const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
/** An IPv4 address as an IPv6 socket shows it. */
const MAPPED = /^::ffff:((?:\d{1,3}\.){3}\d{1,3})$/i;
const GROUPS = 8;
/** A household or a phone is given 64 bits to choose addresses from. */
const NETWORK_GROUPS = 4;
/** Whoever asks a provider for it is given 65,536 such networks. */
const SITE_GROUPS = 3;

/**
 * The network that an address is counted by: an IPv4 address itself, an IPv6 address by its first 64 bits, however it is
 * written.
 */
export function networkOf(address: string): string {
  return prefixOf(address, NETWORK_GROUPS);
}

/** The largest block of networks that one customer is usually given: an IPv4 address itself, an IPv6 address by its first 48 bits. */
export function siteOf(address: string): string {
  return prefixOf(address, SITE_GROUPS);
}

function prefixOf(address: string, groups: number): string {
  const plain = address.trim().replace(/%.*$/, '');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (IPV4.test(plain) || !plain.includes(':')) return plain;
  return `${expanded(plain).slice(0, groups).join(':')}::/${groups * 16}`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = groupsOf(head);
  if (tail === undefined) return first;
  const last = groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last];
}

/** An IPv4 address at the end stands for two groups, which are not among those that are counted. */
function groupsOf(text: string): string[] {
  const groups = text === '' ? [] : text.split(':');
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}
