import { QUICK_FILTERS } from '@harbour-haul/domain/leads/views/lead-view';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ListSettings, toggleQuick } from '../list/list-settings.ts';
import { QUICK_LABELS } from '../list-labels.ts';

export interface FilterProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}

/**
 * What is to be done first, one press away; each narrows what the others show, and is taken off by another press. In the one row of a
 * desk there is no room for past pickups, to which the figures of today lead.
 */
export function QuickFilters({ settings, onChange, wraps = false }: FilterProps & { wraps?: boolean }) {
  return (
    <Box
      role="group"
      aria-label="Quick filters"
      sx={{ display: 'flex', gap: 0.75, ...(wraps && { flexWrap: 'wrap' }) }}
    >
      {QUICK_FILTERS.filter((quick) => wraps || quick !== 'pickup-past').map((quick) => {
        const isOn = settings.quick.includes(quick);
        return (
          <Button
            key={quick}
            variant={isOn ? 'contained' : 'outlined'}
            color={isOn ? 'primary' : 'inherit'}
            aria-pressed={isOn}
            startIcon={isOn && <CheckOutlined />}
            onClick={() => onChange(toggleQuick(settings, quick))}
            sx={{
              px: 1,
              minWidth: 0,
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
