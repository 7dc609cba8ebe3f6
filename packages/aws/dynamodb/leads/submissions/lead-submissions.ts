import { assignWithChat } from '@harbour-haul/domain/leads/submission/assign-with-chat';
import {
  planCreation,
  planSubmission,
  repeatingPerson,
  type SubmissionPlan,
} from '@harbour-haul/domain/leads/submission/plan-submission';
import { emailToJudge, withSuspicion } from '@harbour-haul/domain/leads/submission/suspect-email';
import { type IdentifiedPlan, tellTeam } from '@harbour-haul/domain/leads/submission/tell-team';
import { commit, guarded } from '../../table/commit.ts';
import type { Table } from '../../table/table.ts';
import { retryOnConflict } from '../../table/transactions.ts';
import { claimVisitor } from '../../visitors/visitor-claims.ts';
import { isNotWithdrawn } from '../rows/lead-links.ts';
import { nextLeadId } from '../rows/lead-sequence.ts';
import type { LeadCreation, LeadCreationResult } from './lead-creation.ts';
import { readPerson } from './lead-people.ts';
import { noteLikeness } from './likeness-notes.ts';
import type { LeadLookup } from './person-lead.ts';
import { type ReadFacts, readSubmissionFacts, visitorOfUnnamedChat } from './submission-facts.ts';
import { putSubmissionReceipt, repeatedResult } from './submission-receipts.ts';
import { submissionWrites } from './submission-writes.ts';

type JudgedCreation = LeadCreation & Required<Pick<LeadCreation, 'judge'>>;

const notSuspicious = async () => null;

/** Stores submissions: reads the facts, asks the domain for a plan, and writes it in one transaction. */
export class LeadSubmissions {
  readonly #table: Table;
  readonly #visitors: Table;
  readonly #leads: LeadLookup;

  constructor(table: Table, visitors: Table, leads: LeadLookup) {
    this.#table = table;
    this.#visitors = visitors;
    this.#leads = leads;
  }

  /** Stores a submission once, whatever is repeated or runs at the same time. */
  async receive(creation: LeadCreation): Promise<LeadCreationResult> {
    const judged = { ...creation, judge: once(creation.judge ?? notSuspicious) };
    return (await retryOnConflict(() => this.#tryToReceive(judged))) ?? { outcome: 'busy' };
  }

  /** Null on a conflict: everything is to be read again. */
  async #tryToReceive(creation: JudgedCreation): Promise<LeadCreationResult | null> {
    const facts = await readSubmissionFacts(this.#table, this.#leads, creation);
    if (facts === 'withdrawn') return { outcome: 'withdrawn' };
    const name = repeatingPerson(facts);
    const { visitorId } = creation.submission;
    const sender = name === null ? null : { person: name, visitorId };
    const person = sender && (await readPerson(this.#table, sender, this.#leads));
    const people = person?.leads ?? [];
    const planned = await judgedEmail(
      await this.#withId(planSubmission(facts, people), facts, creation),
      creation,
    );
    const own = assignWithChat(planned, creation.ownerId ?? null, creation.now);
    const told = tellTeam(own, { ...facts, person: name, leads: people });
    const { plan } = told;
    const isNewVisitor = visitorId !== null && !creation.visitorVerified;
    const unnamed = visitorOfUnnamedChat(creation);
    const writes = await submissionWrites(this.#table, told, facts, person);
    const result = await commit(this.#table, [
      ...writes,
      ...guarded('receipt', ...putSubmissionReceipt(this.#table, plan.receipt, creation, isNewVisitor)),
      ...(unnamed === null ? [] : guarded('conflict', isNotWithdrawn(this.#table, unnamed))),
      ...(isNewVisitor ? guarded('claim', claimVisitor(this.#visitors, visitorId, creation.now)) : []),
    ]);
    if (result === 'receipt') return repeatedResult(this.#table, creation);
    if (result === 'claim') return { outcome: 'visitor_taken' };
    if (result !== 'committed') return null;
    await noteLikeness(this.#table, this.#leads, { told, person, now: creation.now });
    const { before, after: lead } = plan.change;
    return { outcome: plan.kind === 'create' ? 'created' : 'updated', receipt: plan.receipt, before, lead };
  }

  async #withId(plan: SubmissionPlan, facts: ReadFacts, { judge }: JudgedCreation): Promise<IdentifiedPlan> {
    if (plan.kind !== 'create') return plan;
    const [id, suspicion] = await Promise.all([nextLeadId(this.#table), judge()]);
    return { kind: plan.kind, ...planCreation(facts, id, suspicion) };
  }
}

/** A plan whose lead is suspicious from now on where the address that it gets makes it so. */
async function judgedEmail(plan: IdentifiedPlan, { judgeEmail }: JudgedCreation): Promise<IdentifiedPlan> {
  if (plan.kind !== 'continue' || !judgeEmail) return plan;
  const email = emailToJudge(plan.change);
  if (email === null) return plan;
  const suspicion = await judgeEmail({ email, leadId: plan.change.after.id });
  return suspicion === null ? plan : withSuspicion(plan, suspicion);
}

/** However often a submission is tried, it is judged once: judging counts. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= run();
    return result;
  };
}
