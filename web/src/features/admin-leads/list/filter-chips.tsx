import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import {
  AREA_FILTER_LABELS,
  JUNK_TYPE_FILTER_LABELS,
  QUICK_LABELS,
  STATUS_FILTER_LABELS,
} from '../list-labels.ts';
import { countedText } from '../overview/counted-text.ts';
import { type ListSettings, toggleQuick, withGroup, withoutFilters } from './list-settings.ts';

interface FilterChipsProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
  /** What follows from them. */
  note?: string | null;
}

/** All that narrows the list but its search, which stands in its field: each is taken off by a press, and all by one more. */
export function FilterChips({ settings, onChange, note = null }: FilterChipsProps) {
  const chips = chipsOf(settings);
  const group = useRef<HTMLDivElement>(null);
  /** A chip that goes leaves the focus to the one behind it, or before it; the last one, and all at once, to the list. */
  const leaveFocus = (index = 0, left = 0) => {
    const others = [...(group.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    const next = left > 0 ? (others[index + 1] ?? others[index - 1]) : undefined;
    (next ?? group.current?.parentElement?.querySelector<HTMLElement>(':scope > [tabindex="-1"]'))?.focus();
  };
  return (
    <Box ref={group} role="group" aria-label="Chosen filters" sx={chipsStyle}>
      {chips.map(({ label, without }, index) => (
        <Button
          key={label}
          data-chip=""
          variant="outlined"
          color="inherit"
          size="small"
          endIcon={<CloseOutlined />}
          aria-label={`Remove filter: ${label}`}
          onClick={() => {
            leaveFocus(index, chips.length - 1);
            onChange(without);
          }}
          sx={{ borderRadius: 999, borderColor: 'divider', minHeight: 44, px: 1.5 }}
        >
          {label}
        </Button>
      ))}
      {chips.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            leaveFocus();
            onChange(withoutFilters(settings));
          }}
          sx={{ minHeight: 44 }}
        >
          Clear all filters
        </Button>
      )}
      {note !== null && <Box sx={noteStyle}>{note}</Box>}
    </Box>
  );
}

interface FilterChip {
  label: string;
  /** The list without it. */
  without: ListSettings;
}

function chipsOf(settings: ListSettings): FilterChip[] {
  const { status, quick, junkType, area, counted } = settings;
  const all: (FilterChip | null)[] = [
    counted && { label: `Leads ${countedText(counted)}`, without: { ...settings, counted: null } },
    status === 'all'
      ? null
      : { label: `Status: ${STATUS_FILTER_LABELS[status]}`, without: { ...settings, status: 'all' } },
    ...quick.map((one) => ({ label: QUICK_LABELS[one], without: toggleQuick(settings, one) })),
    junkType && {
      label: `Type: ${JUNK_TYPE_FILTER_LABELS[junkType]}`,
      without: withGroup(settings, { junkType: null }),
    },
    area && {
      label: `Area: ${AREA_FILTER_LABELS[area]}`,
      without: withGroup(settings, { area: null }),
    },
  ];
  return all.filter((chip) => chip !== null);
}

const chipsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 };

const noteStyle = { alignSelf: 'center', ml: 0.5, fontSize: '0.8125rem', color: 'text.secondary' };
