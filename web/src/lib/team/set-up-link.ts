/** What a set-up link carries behind its `#`, which reaches no server and no log. */
export interface SetUpSecret {
  username: string;
  secret: string;
}

const MARK = '#set-up=';

/** Where the console sets an account up; the links are shorter, and `/login` leads on to it. */
export const SET_UP_PATH = '/admin/set-up';

/** The address that a colleague opens to choose their password. */
export function setUpAddress({ username, secret }: SetUpSecret, origin: string): string {
  return `${origin}/login${MARK}${encodeURIComponent(username)}/${secret}`;
}

/** What the hash of an address says, where it is that of a set-up link; else null. */
export function readSetUpLink(hash: string): SetUpSecret | null {
  const [, name = '', secret = ''] = /^#set-up=([^/]+)\/([A-Za-z0-9_-]+)$/.exec(hash) ?? [];
  const username = decoded(name);
  return username === '' ? null : { username, secret };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
