/**
 * Returns the name of an admin that visitors see: made of the username, without what follows an `@`. `jane.roe` becomes
 * `Jane Roe`.
 */
export function displayName(username: string): string {
  const [local = ''] = username.split('@');
  const words = local.split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || 'Admin';
}
