import type { SmokeStage } from './smoke-stage.ts';
import { requestLead } from './steps/lead.ts';

/** What remains to be done by hand where the removal fails. */
export const ERASE_REMEDY =
  'find the lead “SMOKE TEST” in the admin app, delete it and choose “Erase for good”';

/**
 * Erases the lead with the chat and the photos of its visitor, and checks that they are gone. Repeats what fails in
 * passing; a request whose answer was lost is sent again, which names its lead.
 * @throws Error where something may be left.
 */
export async function eraseTraces(stage: SmokeStage): Promise<void> {
  if (!stage.hasAskedForLead) return;
  const leadId = stage.leadId ?? (await twice(() => requestLead(stage)));
  const params = { id: String(leadId) };
  await twice(() => stage.admin.call('deleteLead', { params }));
  await twice(() => stage.admin.call('eraseLead', { params }));
  const { status } = await stage.admin.request('getLead', { params });
  if (status !== 404) throw new Error(`the erased lead was answered with ${status}`);
}

/** Ends the sign-in, as every other one of the same user. */
export async function signOut({ admin, isSignedIn }: SmokeStage): Promise<void> {
  if (isSignedIn) await twice(() => admin.call('logout'));
}

async function twice<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch {
    return attempt();
  }
}
