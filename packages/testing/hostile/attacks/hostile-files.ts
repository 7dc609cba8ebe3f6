import { deflateSync } from 'node:zlib';
import { eventually } from '../../eventually.ts';
import { type Attack, Findings, inTurns } from '../attack.ts';
import { send } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const PAGE = '<html><script>alert(1)</script></html>';

function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A PNG that says that it is this large. */
function hugePng(side: number): Buffer {
  const size = Buffer.from('00000000000000000806000000', 'hex');
  size.writeUInt32BE(side);
  size.writeUInt32BE(side, 4);
  const pixels = deflateSync(Buffer.alloc(100_000));
  const parts = [pngChunk('IHDR', size), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

const FILES: readonly [name: string, type: string, bytes: Buffer][] = [
  ['a page', 'image/png', text(PAGE)],
  ['an SVG', 'image/png', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'an SVG by its type',
    'image/svg+xml',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['a page by its type', 'text/html', text(PAGE)],
  ['a GIF that is a script', 'image/gif', text('GIF89a/*\x01\x00\x80\x00\x00*/=1;alert(1)//;')],
  ['a PDF', 'image/jpeg', text('%PDF-1.7\n1 0 obj')],
  ['an archive', 'image/webp', text('PK\x03\x04'.padEnd(60, '\0'))],
  ['a program', 'image/jpeg', text('MZ\x90\0')],
  ['60,000 pixels wide', 'image/png', hugePng(60_000)],
  ['2^31 pixels wide', 'image/png', hugePng(0x7fffffff)],
  ['no pixels', 'image/png', hugePng(0)],
  ['the head of a JPEG', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ['a bitmap with a page behind it', 'image/png', Buffer.concat([hugePng(1), text(PAGE)])],
  ['a WebP of one lie', 'image/webp', text('RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff')],
];

/** Files that are no photos: none is served, neither before it was looked at nor after. */
export const hostileFiles: Attack = {
  name: 'hostile files through uploads',
  run: async (stage) => {
    const findings = new Findings();
    await inTurns(FILES, ([name, type, bytes]) => tryFile(name, type, bytes, stage, findings), 2);
    return findings;
  },
};

async function tryFile(name: string, type: string, bytes: Buffer, stage: HostileStage, findings: Findings) {
  const { product, other } = stage;
  const cookies = stage.cookies['other visitor'];
  const form = new FormData();
  form.append('visitorId', other.visitorId);
  form.append('photo', new Blob([new Uint8Array(bytes)], { type }), '../../a.html');
  const sent = await send(product, { method: 'POST', path: '/api/upload-photo', body: form, cookies });
  findings.note(`${name}: ${sent.status}`, sent.status < 500);
  if (sent.status >= 300) return;
  const { path } = JSON.parse(sent.text) as { path: string };
  const early = await send(product, { method: 'GET', path, cookies });
  findings.note(`${name} before it was checked: ${early.status}`, early.status === 404);
  const photo = `/api/photos/${path.slice('/uploads/'.length)}/state`;
  await eventually(async () => {
    const { text: state } = await send(product, { method: 'GET', path: photo, cookies });
    if (state.includes('"pending"')) throw new Error(`${name} is not checked`);
  }).catch(() => findings.note(`${name} is never checked`, false));
  const late = await send(product, { method: 'GET', path, cookies });
  findings.note(`${name} is served: ${late.status}`, late.status === 404);
}
