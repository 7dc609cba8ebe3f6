/**
 * What visitors call an admin: made of the name to sign in with, without what stands behind an `@`. `jane.roe` becomes
 * `Jane Roe`.
 */
export function displayName(username: string): string {
  const [local = ''] = username.split('@');
  const words = local.split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || 'Admin';
}
