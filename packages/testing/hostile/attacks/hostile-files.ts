import { eventually } from '../../eventually.ts';
import type { LocalProduct } from '../../local-product.ts';
import { type Attack, Findings, inTurns } from '../attack.ts';
import { HIDDEN, HOSTILE_FILES, type HostileFile } from '../files/hostile-files.ts';
import { type Cookies, send } from '../hostile-caller.ts';
import { aVisitor, type HostileStage } from '../hostile-stage.ts';
import { every } from '../payloads.ts';

/** Sends a file; resolves to the path under which it would be shown, or to null where it is refused at once. */
type Way = (file: HostileFile, by: Uploader, findings: Findings) => Promise<string | null>;
/** A visitor of their own for each file: one alone may not send so many. */
interface Uploader {
  product: LocalProduct;
  visitorId: string;
  cookies: Cookies;
}

const WAYS: Record<string, Way> = { form: sendForm, ticket: sendByTicket };

/**
 * Files that are no photos, by a form and by the address that an upload is given: none is served, neither before it was looked at nor
 * after; and photos that hide something, which is in nothing that is served.
 * @param step every how many-th is sent
 */
export function hostileFiles(step: number): Attack {
  return {
    name: 'hostile files through uploads',
    run: async (stage) => {
      const findings = new Findings();
      const tries = Object.values(WAYS).flatMap((way) =>
        every(step, HOSTILE_FILES).map((file) => ({ way, file })),
      );
      await inTurns(tries, ({ way, file }) => tryFile(way, file, stage, findings), 2);
      return findings;
    },
  };
}

async function tryFile(way: Way, file: HostileFile, stage: HostileStage, findings: Findings): Promise<void> {
  const { product } = stage;
  const { name } = file;
  const by = { product, ...(await aVisitor(product)) };
  const { cookies } = by;
  const path = await way(file, by, findings);
  if (path === null) return;
  const photo = `/api/photos/${path.slice('/uploads/'.length)}/state`;
  await eventually(async () => {
    const { text: state } = await send(product, { method: 'GET', path: photo, cookies });
    if (state.includes('"pending"')) throw new Error(`${name} is not checked`);
  }).catch(() => findings.note(`${name} is never checked`, false));
  const late = await send(product, { method: 'GET', path, cookies });
  const isClean =
    file.isPicture &&
    late.status === 200 &&
    (late.headers.get('content-type') ?? '').startsWith('image/') &&
    !late.text.includes(HIDDEN);
  findings.note(`${name} is served: ${late.status}`, late.status === 404 || isClean);
}

async function sendForm({ name, type, bytes }: HostileFile, by: Uploader, findings: Findings) {
  const { product, visitorId, cookies } = by;
  const form = new FormData();
  form.append('visitorId', visitorId);
  form.append('photo', new Blob([new Uint8Array(bytes)], { type }), '../../a.html');
  const sent = await send(product, { method: 'POST', path: '/api/upload-photo', body: form, cookies });
  findings.note(`${name}: ${sent.status}`, sent.status < 500);
  return sent.status < 300 ? pathIn(sent.text, name, by, findings) : null;
}

/** Says to be about to send a photo, and sends the file. */
async function sendByTicket(
  { name, bytes }: HostileFile,
  by: Uploader,
  findings: Findings,
): Promise<string | null> {
  const { product, visitorId, cookies } = by;
  const body = {
    visitorId,
    filename: 'a.jpg',
    contentType: 'image/jpeg',
    size: bytes.length,
  };
  const ticket = await send(product, { method: 'POST', path: '/api/upload-photo', body, cookies });
  findings.note(`a ticket for ${name}: ${ticket.status}`, ticket.status === 201);
  if (ticket.status !== 201) return null;
  const { upload } = JSON.parse(ticket.text) as {
    upload: { url: string; headers: Record<string, string> };
  };
  const put = await fetch(upload.url, {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  findings.note(`${name} by a ticket: ${put.status}`, put.status < 500);
  return put.ok ? pathIn(ticket.text, name, by, findings) : null;
}

/** Nothing is shown before it was looked at. */
async function pathIn(ticket: string, name: string, { product, cookies }: Uploader, findings: Findings) {
  const { path } = JSON.parse(ticket) as { path: string };
  const early = await send(product, { method: 'GET', path, cookies });
  const isPicture = early.status === 200 && (early.headers.get('content-type') ?? '').startsWith('image/');
  findings.note(`${name} before it was checked: ${early.status}`, early.status === 404 || isPicture);
  return path;
}
