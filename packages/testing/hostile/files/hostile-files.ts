import { crc32, deflateSync } from 'node:zlib';
import { anInlineImage } from '../../photos.ts';

/** Stands in what is hidden in a picture, and in nothing that is served of it. */
export const HIDDEN = 'alert("hidden")';

export interface HostileFile {
  name: string;
  type: string;
  bytes: Buffer;
  /** Whether it shows something, and may be served as that alone. */
  isPicture: boolean;
}

const text = (content: string) => Buffer.from(content, 'latin1');
const PAGE = `<html><script>${HIDDEN}</script></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload='${HIDDEN}'/>`;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** A grey PNG that says that it is this large, with so many bytes of pixels. */
function greyPng(side: number, bytes: number, depth = 8): Buffer {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 0, 0, 0, 0]);
  size.writeUInt32BE(side);
  size.writeUInt32BE(side, 4);
  const pixels = deflateSync(Buffer.alloc(bytes), { level: 9 });
  const chunks = [pngChunk('IHDR', size), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

const PHOTO = Buffer.from(anInlineImage().split(',')[1] ?? '', 'base64');
/** Where the chunks begin that come after the head of a PNG. */
const AFTER_HEAD = 33;

/** A picture with another chunk behind its head. */
function withChunk(type: string, content: string): Buffer {
  return Buffer.concat([
    PHOTO.subarray(0, AFTER_HEAD),
    pngChunk(type, text(content)),
    PHOTO.subarray(AFTER_HEAD),
  ]);
}

const SIX_THOUSAND = 6_000;

const none = (name: string, type: string, bytes: Buffer): HostileFile => ({
  name,
  type,
  bytes,
  isPicture: false,
});
const picture = (name: string, bytes: Buffer): HostileFile => ({
  name,
  type: 'image/png',
  bytes,
  isPicture: true,
});

/** Files that are no photos, and photos that are more than that. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  none('a page', 'image/png', text(PAGE)),
  none('an SVG', 'image/png', text(SVG)),
  none('an SVG by its type', 'image/svg+xml', text(SVG)),
  none('a page by its type', 'text/html', text(PAGE)),
  none('a GIF that is a script', 'image/gif', text(`GIF89a/*\x01\x00\x80\x00\x00*/=1;${HIDDEN}//;`)),
  none('a PDF', 'image/jpeg', text('%PDF-1.7\n1 0 obj')),
  none('an archive', 'image/webp', text('PK\x03\x04'.padEnd(60, '\0'))),
  none('a program', 'image/jpeg', text('MZ\x90\0')),
  none('60,000 pixels wide', 'image/png', greyPng(60_000, 100_000)),
  none('2^31 pixels wide', 'image/png', greyPng(0x7fffffff, 100_000)),
  none('no pixels', 'image/png', greyPng(0, 100_000)),
  none('too few pixels for its size', 'image/png', greyPng(SIX_THOUSAND, 100)),
  none('the head of a JPEG', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')),
  none('a WebP of one lie', 'image/webp', text('RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff')),
  none('a text of a picture that never ends', 'image/png', withChunk('tEXt', 'a').subarray(0, -30)),
  picture('a page behind a picture', Buffer.concat([PHOTO, text(PAGE)])),
  picture('a page in a text of a picture', withChunk('tEXt', `Comment\0${PAGE}`)),
  picture('XMP with a script', withChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${PAGE}`)),
  picture('an unknown chunk', withChunk('heXX', PAGE)),
  // Few kilobytes, and as many pixels as are taken.
  picture('36 megapixels of nothing', greyPng(SIX_THOUSAND, (SIX_THOUSAND / 8 + 1) * SIX_THOUSAND, 1)),
];
