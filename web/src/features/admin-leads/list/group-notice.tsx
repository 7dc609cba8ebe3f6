import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AREA_FILTER_LABELS, JUNK_TYPE_FILTER_LABELS } from '../list-labels.ts';
import { isNarrowed, type ListSettings, withGroup } from './list-settings.ts';

interface GroupNoticeProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}

/** What the list is narrowed to by junk type and area, each taken off by a press. */
export function GroupNotice({ settings, onChange }: GroupNoticeProps) {
  const { junkType, area } = settings;
  if (!isNarrowed(settings)) return null;
  return (
    <Box role="group" aria-label="Chosen filters" sx={noticeStyle}>
      {junkType && (
        <Chip
          label={`Type: ${JUNK_TYPE_FILTER_LABELS[junkType]}`}
          onRemove={() => onChange(withGroup(settings, { junkType: null }))}
        />
      )}
      {area && (
        <Chip
          label={`Area: ${AREA_FILTER_LABELS[area]}`}
          onRemove={() => onChange(withGroup(settings, { area: null }))}
        />
      )}
    </Box>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      endIcon={<CloseOutlined />}
      aria-label={`Remove filter: ${label}`}
      onClick={onRemove}
      sx={{ borderRadius: 999, borderColor: 'divider', minHeight: 44, px: 1.5 }}
    >
      {label}
    </Button>
  );
}

const noticeStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 };
