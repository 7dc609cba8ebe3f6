/** Tags that a browser or a server would run if it read the file as text; each is followed by a blank or an end. */
const MARKUP = ['<script', '<html', '<body', '<iframe', '<!doctype', '<?php', '<?xml-stylesheet'].map(
  codesOf,
);

const PDF = '%PDF-';
/** Readers of PDF look for the header this far into a file. */
const PDF_HEAD = 1024;

/** The end of a ZIP archive's directory, and how long the comment behind it may be. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_LENGTH = 22;
const MAX_ZIP_COMMENT = 0xffff;

const LESS_THAN = 0x3c;
const ENDS_A_TAG = /^[\s/>]$/;
const PRINTABLE = /^[\x20-\x7e]{2}$/;

/**
 * Whether an image is a polyglot: a web page, a script, a PDF or an archive as well, which no camera makes. Cleaning
 * would remove that; such a file is refused all the same. Further images and the video that phones append are allowed.
 * The texts are long enough not to occur in compressed pixels by chance.
 */
export function holdsAnotherDocument(bytes: Uint8Array): boolean {
  return holdsMarkup(bytes) || holdsPdf(bytes) || endsAsZip(bytes) || opensAComment(bytes);
}

function holdsMarkup(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(LESS_THAN); at !== -1; at = bytes.indexOf(LESS_THAN, at + 1)) {
    if (MARKUP.some((tag) => isTag(bytes, at, tag))) return true;
  }
  return false;
}

function isTag(bytes: Uint8Array, at: number, tag: readonly number[]): boolean {
  for (let index = 1; index < tag.length; index += 1) {
    if (lowerCased(bytes[at + index] ?? 0) !== tag[index]) return false;
  }
  return ENDS_A_TAG.test(textAt(bytes, at + tag.length, 1));
}

function lowerCased(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function holdsPdf(bytes: Uint8Array): boolean {
  return textAt(bytes, 0, PDF_HEAD).includes(PDF);
}

/** An archive is read from its end, whatever stands before it. */
function endsAsZip(bytes: Uint8Array): boolean {
  const first = Math.max(0, bytes.length - ZIP_END_LENGTH - MAX_ZIP_COMMENT);
  for (let at = bytes.length - ZIP_END_LENGTH; at >= first; at -= 1) {
    if (
      ZIP_END.every((value, index) => bytes[at + index] === value) &&
      commentLength(bytes, at) === bytes.length
    )
      return true;
  }
  return false;
}

/** Returns where the file would end by the comment length in the directory's end record. */
function commentLength(bytes: Uint8Array, at: number): number {
  return at + ZIP_END_LENGTH + (bytes[at + 20] ?? 0) + ((bytes[at + 21] ?? 0) << 8);
}

/** To a script engine, these are a name followed by a comment or an operator, behind which a script may stand. */
function opensAComment(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 3) === 'GIF') return PRINTABLE.test(textAt(bytes, 6, 2));
  const [first, second, , kind] = bytes;
  const isFirstSegment = first === 0xff && second === 0xd8 && (kind === 0xe0 || kind === 0xfe);
  return isFirstSegment && textAt(bytes, 4, 2) === '/*';
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
