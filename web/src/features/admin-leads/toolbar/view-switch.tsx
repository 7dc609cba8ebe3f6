import { VIEW_MODES, type ViewMode } from '@harbour-haul/domain/leads/views/lead-view';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

const LOOKS = {
  list: { label: 'List', icon: FormatListBulleted, keys: 'v l' },
  board: { label: 'Board', icon: ViewKanbanOutlined, keys: 'v b' },
  calendar: { label: 'Calendar', icon: CalendarMonthOutlined, keys: 'v c' },
} as const satisfies Record<ViewMode, object>;

interface ViewSwitchProps {
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
}

/** How the leads are shown. */
export function ViewSwitch({ mode, onMode }: ViewSwitchProps) {
  return (
    <Box role="group" aria-label="Show leads as" sx={groupStyle}>
      {VIEW_MODES.map((one) => {
        const { label, icon: Icon, keys } = LOOKS[one];
        return (
          <IconButton
            key={one}
            aria-label={label}
            aria-pressed={one === mode}
            data-hint={`${label} (${keys})`}
            onClick={() => onMode(one)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </Box>
  );
}

/** First in its line, whatever that says of a view: who goes from one to the next finds the buttons under the pointer still. */
const groupStyle = {
  order: -1,
  display: 'flex',
  flex: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& > button': { borderRadius: 0, width: { xs: 40, sm: 44 }, height: 42, minHeight: 42 },
  '& > button[aria-pressed=true]': {
    color: 'primary.main',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
  },
};
