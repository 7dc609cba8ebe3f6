import type { SubmissionReceipt } from '@harbour-haul/domain/leads/submission/plan-submission';
import { submissionReceiptKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import { puttingReceipt } from '../../table/receipts.ts';
import type { Table } from '../../table/table.ts';
import { type ClaimReceipt, claimReceipt, repeatsClaim } from '../../visitors/visitor-claims.ts';
import type { LeadCreation, LeadCreationResult } from './lead-creation.ts';

/** A retry can come this late and is still the same submission. */
const LIFETIME_SECONDS = 7 * 24 * 3600;

/**
 * Stores what a submission with an Idempotency-Key returns; no write for one without.
 * @param claims whether it is the first that uses its visitorId
 */
export function putSubmissionReceipt(
  leads: Table,
  receipt: SubmissionReceipt,
  { idempotency, now }: Pick<LeadCreation, 'idempotency' | 'now'>,
  claims = false,
): Write[] {
  if (!idempotency) return [];
  const { key, bodyHash } = idempotency;
  const lifetime = { now, lifetimeSeconds: LIFETIME_SECONDS };
  const stored = { ...receipt, bodyHash, ...claimReceipt(claims, now) };
  return [puttingReceipt(leads, submissionReceiptKey(key), stored, lifetime)];
}

type RepeatedResult = Extract<LeadCreationResult, { outcome: 'key_used_for_other_body' | 'repeated' }>;

/** The result of a submission whose key has a receipt already. */
export async function repeatedResult(
  leads: Table,
  { idempotency, now }: Pick<LeadCreation, 'idempotency' | 'now'>,
): Promise<RepeatedResult> {
  if (!idempotency) throw new Error('A receipt was refused though none was to be stored.');
  const item = await leads.get(submissionReceiptKey(idempotency.key));
  if (!item) throw new Error('A receipt was in the way and is gone.');
  const stored = item as unknown as SubmissionReceipt & ClaimReceipt & { bodyHash: string };
  const { leadId, status, createdAt, askedAgain, suspicious, bodyHash } = stored;
  if (bodyHash !== idempotency.bodyHash) return { outcome: 'key_used_for_other_body' };
  const flags = { ...(askedAgain && { askedAgain }), ...(suspicious && { suspicious }) };
  const receipt = { leadId, status, createdAt, ...flags };
  return { outcome: 'repeated', receipt, claims: repeatsClaim(stored, now) };
}
