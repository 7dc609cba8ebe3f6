import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { displayName } from '@harbour-haul/domain/users/display-name';

/** What an entry of the timeline says happened, without who did it. */
export function eventText(event: LeadEvent): string {
  switch (event.type) {
    case 'created':
      return `Asked for a quote (${[event.source, event.junkType && junkTypeLabel(event.junkType)].filter(Boolean).join(', ')})`;
    case 'changed':
      return 'Changed';
    case 'called':
      return 'Called';
    case 'exported':
      return 'Exported';
    case 'asked_again':
      return 'Asked again';
    case 'merged':
      return `Folded lead #${event.otherId} into this one`;
    case 'unmerged':
      return `Took lead #${event.otherId} out again`;
    case 'merged_into':
      return `Folded into lead #${event.otherId}`;
    case 'unmerged_from':
      return `Taken out of lead #${event.otherId} again`;
    case 'deleted':
      return 'Moved to the trash';
    case 'restored':
      return 'Restored from the trash';
  }
}

/** Who did it: an admin by name, else the visitor. */
export function eventActor({ by }: LeadEvent): string {
  return by === null ? 'Visitor' : displayName(by);
}
