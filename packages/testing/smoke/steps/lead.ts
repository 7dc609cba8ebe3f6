import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { SmokeStage, SmokeStep } from '../smoke-stage.ts';

/** Seen by the team for the seconds of a run, and in the mail that tells of it. */
const NAME = 'SMOKE TEST, please ignore';

const TWO_DAYS_MS = 2 * 24 * 3600 * 1000;

/** A request of a made-up visitor arrives, and an admin reads it. */
export const lead: SmokeStep = {
  name: 'test lead',
  needs: ['sign-in'],
  remedy: 'look into the log of the leads function for the requestId',
  run: async (stage) => {
    const id = await requestLead(stage);
    const found = await stage.admin.call('getLead', { params: { id: String(id) } });
    if (found.lead.name !== NAME) throw new Error('the lead does not hold what was sent');
  },
};

/** Sends the request, or once more with the same key: the answer names the one lead that it has become. */
export async function requestLead(stage: SmokeStage): Promise<number> {
  stage.hasAskedForLead = true;
  const { id } = await stage.visitor.call('createLead', {
    headers: { [IDEMPOTENCY_HEADER]: stage.leadKey },
    body: leadForm(stage.visitorId),
  });
  stage.leadId = id;
  return id;
}

/** A number that North America keeps for fiction; the address is the run's own, so that it is nobody's lead. */
function leadForm(visitorId: string) {
  const serial = visitorId.slice(-8);
  return {
    name: NAME,
    phone: `902-555-01${String(Number.parseInt(serial, 16) % 100).padStart(2, '0')}`,
    address: `Smoke test ${serial}`,
    junkType: 'furniture',
    details: 'Made by a smoke test, which erases it.',
    preferredDate: halifaxToday(new Date(Date.now() + TWO_DAYS_MS)),
    source: 'form',
    visitorId,
  };
}
