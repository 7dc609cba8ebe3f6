import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QUICK_LABELS } from '../list-labels.ts';
import { QUICK_FILTERS, type QuickFilter } from './list-settings.ts';

const ICONS = { 'needs-reply': MarkChatUnreadOutlined, 'follow-up-due': EventOutlined } as const;

interface QuickFiltersProps {
  value: QuickFilter | null;
  onChange: (value: QuickFilter | null) => void;
}

/** What is to be done first, one press away; pressed again, all leads are back. */
export function QuickFilters({ value, onChange }: QuickFiltersProps) {
  return (
    <Box role="group" aria-label="Quick filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {QUICK_FILTERS.map((quick) => {
        const isOn = quick === value;
        const Icon = isOn ? CheckOutlined : ICONS[quick];
        return (
          <Button
            key={quick}
            variant={isOn ? 'contained' : 'outlined'}
            color={isOn ? 'primary' : 'inherit'}
            aria-pressed={isOn}
            startIcon={<Icon />}
            onClick={() => onChange(isOn ? null : quick)}
            sx={{ px: 1.75, borderRadius: 999, ...(!isOn && { borderColor: 'divider' }) }}
          >
            {QUICK_LABELS[quick]}
          </Button>
        );
      })}
    </Box>
  );
}
