import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';

const LEAD_ID = 1;
/** The test data of specification section 7. */
const SAMPLE = { junkConfidence: '0.85', junkClassificationSource: 'ai' } as const;

/** The result of the attempt to classify lead 1. */
export type SampleClassification = 'classified' | 'was-classified' | 'no-lead';

/**
 * Gives lead 1 a sample classification, if that lead exists and has no classification.
 * @throws what `call` throws.
 */
export async function classifySampleLead(): Promise<SampleClassification> {
  const found = await findLead();
  if (!found || found.lead.trash || found.lead.mergedInto !== null) return 'no-lead';
  const { version, junkClassificationSource, junkConfidence } = found.lead;
  if (junkClassificationSource !== null || junkConfidence !== null) return 'was-classified';
  await call('updateLead', { params: { id: LEAD_ID }, body: { ...SAMPLE, version } });
  return 'classified';
}

async function findLead() {
  try {
    return await call('getLead', { params: { id: LEAD_ID } });
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}
