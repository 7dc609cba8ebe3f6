/** Letters of any script, with what stands between those of a name. A web address or a digit is none. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/**
 * How a mail begins. It is sent to an address that anybody may have typed, so that a "name" that is a message of its own,
 * as an advertisement with a link, is left out.
 */
export function greeting(name: string | null): string {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return NAME.test(first) ? `Hello ${first},` : 'Hello,';
}
