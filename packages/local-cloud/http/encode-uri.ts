/** Percent-encodes all but the unreserved characters, as Signature Version 4 and S3's listings want it. */
export function encodeUri(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** As `encodeUri`, with the slashes of a path kept. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeUri).join('/');
}
