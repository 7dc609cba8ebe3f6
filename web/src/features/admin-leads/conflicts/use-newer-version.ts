import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useEffect } from 'react';
import type { LeadForm } from '../lead-editor/lead-form.ts';
import type { EditorField } from '../lead-editor/lead-values.ts';
import { type Followed, followed } from './field-conflicts.ts';

/** What was taken from newer versions while something else is typed. */
export interface Taken {
  fields: readonly EditorField[];
  /** The version that they were last taken from. */
  from: Lead;
}

/** What has been taken, with what a version adds to it. */
export function withTaken(taken: Taken | null, fields: readonly EditorField[], from: Lead): Taken | null {
  return fields.length === 0 ? taken : { fields: [...new Set([...(taken?.fields ?? []), ...fields])], from };
}

interface NewerVersionProps {
  lead: Lead;
  form: LeadForm;
  /** A save is on its way, or a conflict is being resolved: that says what comes of it. */
  waits: boolean;
  /** Always the same. */
  onFollow: (next: Followed) => void;
}

/**
 * Lets the fields that nobody types into follow a newer version of the lead, be it a colleague's or one's own from another
 * view.
 */
export function useNewerVersion({ lead, form, waits, onFollow }: NewerVersionProps): void {
  useEffect(() => {
    if (waits) return;
    const follow = () => {
      const { base, values } = form.state;
      if (lead.version <= base.version) return;
      const next = followed(base, values, lead);
      if (next.base.version !== base.version || next.fields.length > 0) onFollow(next);
    };
    follow();
    // What is typed may have come to what they have.
    return form.subscribe(follow);
  }, [waits, form, lead, onFollow]);
}
