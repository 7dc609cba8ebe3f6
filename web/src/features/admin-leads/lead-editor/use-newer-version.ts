import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useEffect, useState } from 'react';
import { type Followed, followed } from './field-conflicts.ts';
import type { EditorField, LeadValues } from './lead-values.ts';

/** What was taken from newer versions while something else is typed. */
export interface Taken {
  fields: readonly EditorField[];
  /** The version that they were last taken from. */
  from: Lead;
}

interface NewerVersionProps {
  lead: Lead;
  base: Lead;
  values: LeadValues;
  /** Something is typed that is not saved. */
  changed: boolean;
  /** A save is on its way, or a conflict is being resolved: that says what comes of it. */
  waits: boolean;
  onFollow: (next: Followed) => void;
}

/**
 * Lets the fields that nobody types into follow a newer version of the lead, be it a colleague's or one's own from another
 * view.
 * @returns what was taken so, while something is typed
 */
export function useNewerVersion({ lead, base, values, changed, waits, onFollow }: NewerVersionProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const isNewer = lead.version > base.version;
  useEffect(() => {
    if (!isNewer || waits) return;
    const next = followed(base, values, lead);
    if (next.base.version === base.version && next.fields.length === 0) return;
    onFollow(next);
    if (changed && next.fields.length > 0) {
      setTaken((now) => ({ fields: [...new Set([...(now?.fields ?? []), ...next.fields])], from: lead }));
    }
  }, [isNewer, waits, base, values, lead, changed, onFollow]);
  useEffect(() => {
    if (!changed) setTaken(null);
  }, [changed]);
  return changed ? taken : null;
}
