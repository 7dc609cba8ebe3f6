import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { ComponentType } from 'react';
import { isUnread } from '../opened-leads.ts';
import type { LeadRowProps, LeadsViewProps } from '../rows/leads-view-props.ts';
import { SELECT_STYLE, SelectShown } from '../rows/select-lead.tsx';
import { useRowEvents } from '../rows/use-row-events.ts';

interface LeadItemsProps extends LeadsViewProps {
  Item: ComponentType<LeadRowProps>;
  itemStyle: SystemStyleObject;
  /** Of the list itself. */
  sx: SystemStyleObject;
}

/** Leads as a list of cards or of rows, and what selects all of them. */
export function LeadItems(props: LeadItemsProps) {
  const { leads = [], opened, selection, Item, itemStyle, sx } = props;
  const events = useRowEvents(props);
  return (
    <>
      <Box component="label" sx={selectAllStyle}>
        <SelectShown selection={selection} />
        Select all on this page
      </Box>
      <Box component="ul" aria-label="Leads" sx={{ ...listStyle, ...sx, '& > li': itemStyle }} {...events}>
        {leads.map((lead) => (
          <li key={lead.id} data-lead={lead.id} data-selected={selection.has(lead.id)}>
            <Item
              lead={lead}
              unread={isUnread(lead, opened)}
              selected={selection.has(lead.id)}
              selectable={selection.allows(lead)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

const selectAllStyle = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 44,
};

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontVariantNumeric: 'tabular-nums',
  '& .select': { ...SELECT_STYLE, flex: 'none' },
  '& [data-name]': { color: 'inherit', textDecoration: 'none' },
};
