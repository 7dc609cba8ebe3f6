/** The longest name by which somebody can be shown. */
export const MAX_DISPLAY_NAME = 40;

/**
 * Returns what colleagues call an admin who has no name of their own: made of the username, without what follows an `@`.
 * `jane.roe` becomes `Jane Roe`. Visitors never see it.
 */
export function displayName(username: string): string {
  const [local = ''] = username.split('@');
  const words = local.split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || 'Admin';
}

interface Named {
  username: string;
  displayName?: string | null | undefined;
}

/** Returns what colleagues call an admin: by the name that visitors see, where there is one. */
export function colleagueName({ username, displayName: own }: Named): string {
  return own ?? displayName(username);
}

/** Whether a text can be the name that visitors see: letters, and what stands between those of names. */
export function isDisplayName(name: string): boolean {
  return name.length <= MAX_DISPLAY_NAME && /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(name);
}
