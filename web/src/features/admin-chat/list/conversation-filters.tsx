import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { memo, type RefObject } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import type { ListMode } from '../api/chat-keys.ts';
import type { ListView } from './list-view.ts';
import { StateTabs } from './state-tabs.tsx';
import type { Selection } from './use-selection.ts';

interface ConversationFiltersProps {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  selection: Selection;
  shown: readonly ChatSession[];
  /** What is shown is not all there yet. */
  isLoading: boolean;
  searchField: RefObject<HTMLInputElement | null>;
}

/** Which conversations are listed, and which of those are selected. A key in the search draws the search alone. */
export function ConversationFilters({
  view: { search, day, mode },
  onView,
  selection,
  shown,
  isLoading,
  searchField,
}: ConversationFiltersProps) {
  const showDay = useStableCallback((next: string) => onView({ day: next }));
  const showMode = useStableCallback((next: ListMode) => onView({ mode: next }));
  const toggleAll = useStableCallback(selection.toggleAll);
  const toggleActive = useStableCallback(selection.toggleActive);
  return (
    <>
      <Box role="search" aria-label="Filter conversations" sx={searchStyle}>
        <TextField
          size="small"
          type="search"
          placeholder="Search conversations..."
          value={search}
          inputRef={searchField}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (search !== '') onView({ search: '' });
            // Whoever has left it works the list by keys, which must not be typed here. On the tab as a whole they go on from there.
            searchField.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
            if (document.activeElement === searchField.current) searchField.current?.blur();
          }}
          onChange={(event) => onView({ search: event.target.value })}
          slotProps={searchSlots}
          sx={searchFieldStyle}
        />
        <DayField day={day} onDay={showDay} />
      </Box>
      <StateTabs mode={mode} onMode={showMode} />
      {(shown.length > 0 || isLoading) && (
        <SelectBoxes
          isEmpty={shown.length === 0}
          isAll={selection.isAll}
          isSome={selection.ids.length > 0 && !selection.isAll}
          isActiveOnly={selection.isActiveOnly}
          hasActive={mode === 'active'}
          onAll={toggleAll}
          onActive={toggleActive}
        />
      )}
    </>
  );
}

const searchSlots = {
  htmlInput: { 'aria-label': 'Search conversations', maxLength: 100 },
  input: {
    startAdornment: (
      <InputAdornment position="start">
        <Search fontSize="small" />
      </InputAdornment>
    ),
  },
};

/** A phone of 360 px has room for all that it says. */
const searchFieldStyle = {
  flex: 1,
  minWidth: 0,
  '& .MuiOutlinedInput-root': { pl: 1, pr: 0.5 },
  '& .MuiInputAdornment-root': { mr: 0.5 },
  '& input': {
    fontSize: { xs: '0.8125rem', sm: '0.875rem' },
    px: 0,
    textOverflow: 'ellipsis',
    letterSpacing: 'normal',
  },
  // The browser's cross takes its room also where there is nothing to clear.
  '& input:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
};

interface SelectBoxesProps {
  isEmpty: boolean;
  isAll: boolean;
  isSome: boolean;
  isActiveOnly: boolean;
  /** There is a box for the active ones alone. */
  hasActive: boolean;
  onAll: () => void;
  onActive: () => void;
}

const SelectBoxes = memo(function SelectBoxes(props: SelectBoxesProps) {
  const { isEmpty, isAll, isSome, isActiveOnly, hasActive, onAll, onActive } = props;
  return (
    <Box sx={selectStyle}>
      <FormControlLabel
        label="Select All"
        control={
          <Checkbox size="small" disabled={isEmpty} checked={isAll} indeterminate={isSome} onChange={onAll} />
        }
      />
      {hasActive && (
        <FormControlLabel
          label="Select Active Only"
          control={<Checkbox size="small" disabled={isEmpty} checked={isActiveOnly} onChange={onActive} />}
        />
      )}
    </Box>
  );
});

/** The device's own date field; empty it shows every day. */
const DayField = memo(function DayField({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <TextField
      size="small"
      type="date"
      label="Day"
      value={day}
      onChange={(event) => onDay(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': 'Day of activity or creation' },
        inputLabel: { shrink: true },
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
});

const dayStyle = {
  width: 124,
  flexShrink: 0,
  '& .MuiOutlinedInput-root': { fontSize: '0.8125rem', pr: 1 },
  '& input': { px: 1 },
};

const searchStyle = { display: 'flex', gap: { xs: 0.75, sm: 1 }, px: { xs: 1.5, sm: 2 }, py: 0.5 };

const selectStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // A label is nearer to its own box than to the next.
  columnGap: 2,
  pl: 2,
  pr: 1,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiFormControlLabel-root': { mr: 0.5 },
  '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' },
};
