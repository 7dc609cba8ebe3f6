import { QUICK_FILTERS } from '@harbour-haul/domain/leads/views/lead-view';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ListSettings, withQuick } from '../list/list-settings.ts';
import { QUICK_LABELS } from '../list-labels.ts';

const ICONS = { 'needs-reply': MarkChatUnreadOutlined, 'follow-up-due': EventOutlined } as const;

export interface FilterProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}

/** What is to be done first, one press away; pressed again, all leads are back. */
export function QuickFilters({ settings, onChange }: FilterProps) {
  return (
    <Box role="group" aria-label="Quick filters" sx={{ display: 'flex', gap: 0.75 }}>
      {QUICK_FILTERS.map((quick) => {
        const isOn = quick === settings.quick;
        const Icon = isOn ? CheckOutlined : ICONS[quick];
        return (
          <Button
            key={quick}
            variant={isOn ? 'contained' : 'outlined'}
            color={isOn ? 'primary' : 'inherit'}
            aria-pressed={isOn}
            startIcon={<Icon />}
            onClick={() => onChange(withQuick(settings, isOn ? null : quick))}
            sx={{
              px: 1.5,
              borderRadius: 999,
              whiteSpace: 'nowrap',
              ...(!isOn && { borderColor: 'divider' }),
            }}
          >
            {QUICK_LABELS[quick]}
          </Button>
        );
      })}
    </Box>
  );
}
