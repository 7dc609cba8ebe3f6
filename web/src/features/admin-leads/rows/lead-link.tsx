import type { Lead } from '@harbour-haul/domain/leads/lead';
import { leadPath } from '#lib/admin-paths.ts';
import { ValueOr } from '../lead-cells.tsx';

/** The name of a lead, as a true link to its details: it can be opened in a new tab, copied and read out as one. */
export function LeadLink({ lead: { id, name } }: { lead: Pick<Lead, 'id' | 'name'> }) {
  return (
    <a href={leadPath(id)} data-name="">
      <ValueOr value={name} missing="Not provided" />
    </a>
  );
}
