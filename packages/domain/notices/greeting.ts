import { givenName } from '../text/given-name.ts';

/** Letters of any script, with what stands between those of a name. A web address or a digit is none. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u;

/** The first name of a name; null for a "name" that is a message of its own. */
export function firstName(name: string | null): string | null {
  const first = givenName(name ?? '');
  return NAME.test(first) ? first : null;
}

/**
 * How a mail begins. It is sent to an address that anybody may have typed, so that a "name" that is a message of its own,
 * as an advertisement with a link, is left out.
 * @param hello of the mail's language
 */
export function greeting(name: string | null, hello: (first: string | null) => string): string {
  return hello(firstName(name));
}
