import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import { memo } from 'react';
import { AskedInChatIcon } from '../asked-in-chat-mark.tsx';
import { CallBackBadge } from '../calls/call-back-badge.tsx';
import { UnansweredBadge } from '../calls/unanswered-badge.tsx';
import { AskedAgainIcon, LooksLikeIcon } from '../lead-badges.tsx';
import { LeadId } from '../lead-cells.tsx';
import { OutsideIcon } from '../outside-badge.tsx';
import { LeadOwnerMark } from '../owner/lead-owner-mark.tsx';
import { LeadLink } from '../rows/lead-link.tsx';
import type { LeadRowProps } from '../rows/leads-view-props.ts';
import { SelectLead } from '../rows/select-lead.tsx';
import { ColumnCell } from './column-cell.tsx';

interface TableRowProps extends LeadRowProps {
  columns: readonly ListColumn[];
}

/** One lead of the table. Plain elements, styled by the table: a page may have a hundred of them. */
export const LeadRow = memo(function LeadRow({ columns, unread, ...row }: TableRowProps) {
  const { lead, selected } = row;
  return (
    <tr data-lead={lead.id} data-selected={selected}>
      <td>
        <SelectLead {...row} />
      </td>
      <td>
        <LeadId lead={lead} unread={unread} isInColumn />
      </td>
      <td data-hint={lead.name}>
        <span className="line" id={`lead-name-${lead.id}`}>
          <LeadLink lead={lead} />
          <CallBackBadge lead={lead} />
          <UnansweredBadge lead={lead} compact />
          <AskedInChatIcon lead={lead} />
          <AskedAgainIcon lead={lead} />
          <LooksLikeIcon lead={lead} />
          <OutsideIcon lead={lead} />
          <LeadOwnerMark lead={lead} />
        </span>
      </td>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          <ColumnCell column={column} lead={lead} columns={columns} />
        </td>
      ))}
      <td>
        <button type="button" data-open="" aria-describedby={`lead-name-${lead.id}`}>
          Details
        </button>
      </td>
    </tr>
  );
});
