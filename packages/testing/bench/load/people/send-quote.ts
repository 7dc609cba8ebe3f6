import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { LoadCaller } from './load-caller.ts';
import { look } from './look.ts';
import type { Person } from './person.ts';
import { sendPhoto } from './send-photo.ts';

/** Every how-many-th form has two photos: a busy Saturday has 60 with 50 leads. */
const TWO_PHOTOS = 5;
const FILLED_IN_MS = '60000';

/** Fills in the form, with a photo or two, and sends it. */
export async function sendQuote(
  caller: LoadCaller,
  person: Person,
  serial: number,
  jpeg: Buffer,
): Promise<void> {
  await look(caller, person);
  const photoPaths: string[] = [];
  for (let photo = serial % TWO_PHOTOS === 0 ? 2 : 1; photo > 0; photo -= 1)
    photoPaths.push(await sendPhoto(caller, person, jpeg));
  const body = { ...person, photoPaths, filledInMs: FILLED_IN_MS, language: 'en', source: 'form' };
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const { id } = await caller.call('createLead', { body, headers });
  caller.recorder.acknowledged.leads.set(
    id,
    photoPaths.map((path) => path.slice('/uploads/'.length)),
  );
}
