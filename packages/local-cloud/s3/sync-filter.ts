/**
 * The filter of `aws s3 sync --exclude … --include …` as a bucket deployment calls it: all excludes first, then all
 * includes, the last that matches decides; `*` crosses folders.
 */
export function syncFilter(
  excludes: readonly string[],
  includes: readonly string[],
): (key: string) => boolean {
  const excluded = excludes.map(globPattern);
  const included = includes.map(globPattern);
  return (key) => included.some((glob) => glob.test(key)) || !excluded.some((glob) => glob.test(key));
}

/** A glob of `*` and `?` as a pattern over the whole text. */
export function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}
