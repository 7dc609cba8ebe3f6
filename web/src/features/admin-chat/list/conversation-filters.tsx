import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import type { ListView } from './list-view.ts';
import { StateTabs } from './state-tabs.tsx';
import type { Selection } from './use-selection.ts';

interface ConversationFiltersProps {
  view: ListView;
  onView: (view: ListView) => void;
  selection: Selection;
  shown: readonly ChatSession[];
  searchField: RefObject<HTMLInputElement | null>;
}

/** Which conversations are listed, and which of those are selected. */
export function ConversationFilters({
  view,
  onView,
  selection,
  shown,
  searchField,
}: ConversationFiltersProps) {
  return (
    <>
      <Box role="search" aria-label="Filter conversations" sx={searchStyle}>
        <TextField
          size="small"
          type="search"
          placeholder="Search conversations..."
          value={view.search}
          inputRef={searchField}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && view.search !== '') onView({ ...view, search: '' });
          }}
          onChange={(event) => onView({ ...view, search: event.target.value })}
          slotProps={{
            htmlInput: { 'aria-label': 'Search conversations', maxLength: 100 },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: 1, minWidth: 0, '& input': { fontSize: '0.875rem', px: 0 } }}
        />
        <DayField day={view.day} onDay={(day) => onView({ ...view, day })} />
      </Box>
      <StateTabs mode={view.mode} onMode={(mode) => onView({ ...view, mode })} />
      <Box sx={selectStyle}>
        <FormControlLabel
          label="Select All"
          control={
            <Checkbox
              size="small"
              disabled={shown.length === 0}
              checked={selection.isAll}
              indeterminate={selection.ids.length > 0 && !selection.isAll}
              onChange={selection.toggleAll}
            />
          }
        />
        {view.mode === 'active' && (
          <FormControlLabel
            label="Select Active Only"
            control={
              <Checkbox
                size="small"
                disabled={shown.length === 0}
                checked={selection.isActiveOnly}
                onChange={selection.toggleActive}
              />
            }
          />
        )}
      </Box>
    </>
  );
}

/** The device's own date field; empty it shows every day. */
function DayField({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <TextField
      size="small"
      type="date"
      value={day}
      onChange={(event) => onDay(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': 'Day of activity or creation' },
        input: {
          endAdornment: day && (
            <IconButton edge="end" size="small" aria-label="Show every day" onClick={() => onDay('')}>
              <Close fontSize="small" />
            </IconButton>
          ),
        },
      }}
      sx={{ ...dayStyle, '& input': { ...dayStyle['& input'], color: day ? undefined : 'text.secondary' } }}
    />
  );
}

const dayStyle = {
  width: 124,
  flexShrink: 0,
  '& .MuiOutlinedInput-root': { fontSize: '0.8125rem', pr: 1 },
  '& input': { px: 1 },
};

const searchStyle = { display: 'flex', gap: 1, px: 2, py: 0.5 };

const selectStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pl: 2,
  pr: 1,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiFormControlLabel-root': { mr: 0.5 },
  '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' },
};
