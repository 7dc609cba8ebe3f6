import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import type { ListMode } from '../api/chat-keys.ts';
import type { ListView } from './list-view.ts';
import type { Selection } from './use-selection.ts';

interface ConversationFiltersProps {
  view: ListView;
  onView: (view: ListView) => void;
  selection: Selection;
  shown: readonly ChatSession[];
}

/** Which conversations are listed, and which of those are selected. */
export function ConversationFilters({ view, onView, selection, shown }: ConversationFiltersProps) {
  return (
    <>
      <Box role="search" aria-label="Filter conversations" sx={searchStyle}>
        <TextField
          size="small"
          type="search"
          placeholder="Search conversations..."
          value={view.search}
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
          fullWidth
        />
      </Box>
      <Box sx={modeStyle}>
        <Tabs
          value={view.mode}
          onChange={(_event, mode: ListMode) => onView({ ...view, mode })}
          variant="fullWidth"
          aria-label="Which conversations"
          sx={{ flex: 1, minHeight: 44, '& .MuiTab-root': { minWidth: 0 } }}
        >
          <Tab value="active" label="Active" id="conversations-active" aria-controls="conversations-panel" />
          <Tab value="all" label="All" id="conversations-all" aria-controls="conversations-panel" />
        </Tabs>
        <DayField day={view.day} onDay={(day) => onView({ ...view, day })} />
      </Box>
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
      sx={{ ...dayStyle, '& input': { color: day ? undefined : 'text.secondary' } }}
    />
  );
}

const dayStyle = {
  width: 164,
  my: 0.5,
  '& .MuiOutlinedInput-root': { minHeight: 40, fontSize: '0.875rem' },
};

const searchStyle = { px: 2, pt: 0.5, pb: 0.5 };

const modeStyle = { display: 'flex', alignItems: 'center', pr: 2, borderBottom: 1, borderColor: 'divider' };

const selectStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  pl: 2,
  pr: 1,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
};
