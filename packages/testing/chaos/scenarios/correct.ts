import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import type { ChaosCaller } from '../chaos-caller.ts';

/** Corrects a request by its link upon the version that is shown, again with the same one where no answer comes. */
export async function correct(
  caller: ChaosCaller,
  headers: Record<string, string>,
  fields: Omit<CorrectRequestBody, 'version'>,
): Promise<void> {
  const { version } = await caller.ask('getRequest', { headers });
  await caller.ask('correctRequest', { headers, body: { ...fields, version } });
}
