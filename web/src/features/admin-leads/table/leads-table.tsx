import Box from '@mui/material/Box';
import { isUnread } from '../opened-leads.ts';
import type { LeadsViewProps } from '../rows/leads-view-props.ts';
import { SelectShown } from '../rows/select-lead.tsx';
import { useRowEvents } from '../rows/use-row-events.ts';
import { HeaderCell } from './header-cell.tsx';
import {
  DETAILS_COLUMN,
  headStyle,
  ID_COLUMN,
  LEAD_COLUMNS,
  leastWidth,
  SELECT_COLUMN,
} from './lead-columns.ts';
import { LeadRow } from './lead-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { frameStyle, ROW_HEIGHT, tableStyle } from './table-style.ts';

/** The leads as a table; where it is too narrow for the chosen columns, it scrolls inside its own frame. */
export function LeadsTable(props: LeadsViewProps) {
  const { leads, drawn, opened, selection, settings, columns, onSettings } = props;
  const events = useRowEvents(props);
  return (
    <Box sx={frameStyle} tabIndex={-1}>
      <Box component="table" aria-label="Leads" sx={{ ...tableStyle, ...leastWidth(columns) }}>
        <thead>
          <tr>
            <Box component="th" sx={headStyle(SELECT_COLUMN)}>
              <SelectShown selection={selection} />
            </Box>
            <Box component="th" sx={headStyle(ID_COLUMN)}>
              ID
            </Box>
            <HeaderCell column={NAME} settings={settings} onSettings={onSettings} />
            {columns.map((column) => (
              <HeaderCell
                key={column}
                column={LEAD_COLUMNS[column]}
                settings={settings}
                onSettings={onSettings}
              />
            ))}
            <Box component="th" sx={headStyle(DETAILS_COLUMN)}>
              Details
            </Box>
          </tr>
        </thead>
        <Box component="tbody" {...events}>
          {leads ? (
            leads
              .slice(0, drawn)
              .map((lead) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  unread={isUnread(lead, opened)}
                  selected={selection.has(lead.id)}
                  selectable={selection.allows(lead)}
                  columns={columns}
                />
              ))
          ) : (
            <SkeletonRows count={settings.rows} columns={columns} />
          )}
          {leads && drawn < leads.length && <RowsToCome count={leads.length - drawn} />}
        </Box>
      </Box>
    </Box>
  );
}

/** The room of the rows that are drawn with the next frames, so that nothing that is scrolled moves. */
function RowsToCome({ count }: { count: number }) {
  return (
    <Box component="tr" aria-hidden="true">
      <td style={{ height: count * ROW_HEIGHT }} />
    </Box>
  );
}

const NAME = { label: 'Name', sort: 'name' } as const;
