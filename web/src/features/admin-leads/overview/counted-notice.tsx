import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ListSettings, withoutFilters } from '../list/list-settings.ts';
import { countedText } from './counted-leads.ts';

interface CountedNoticeProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}

/** Says that the list is what a figure of the overview counts, and leads back to all of it. */
export function CountedNotice({ settings, onChange }: CountedNoticeProps) {
  if (settings.counted === null) return null;
  return (
    <Box sx={noticeStyle}>
      <span>{countedText(settings.counted)}</span>
      <Button size="small" onClick={() => onChange(withoutFilters(settings))}>
        Show all leads
      </Button>
    </Box>
  );
}

const noticeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  mb: 1.5,
  pl: 2,
  pr: 1,
  py: 0.25,
  minHeight: 44,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontWeight: 600,
};
