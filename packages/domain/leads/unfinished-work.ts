/** A lead whose rows are on their way into the trash, out of it, or gone for good. */
export interface UnfinishedLead {
  what: 'deletion' | 'restore' | 'erasure';
  leadId: number;
}

/** What goes on in steps, and was not at its end when it was noted: a chat that is being forgotten too. */
export type UnfinishedWork = UnfinishedLead | { what: 'forgetting'; sessionId: string };
