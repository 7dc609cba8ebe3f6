import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { OptionalDay } from '#components/days/optional-day.tsx';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { FilterSelect } from '../filter-select.tsx';
import { STATUS_FILTERS } from '../list/list-settings.ts';
import { leadsText, numeral, STATUS_FILTER_LABELS } from '../list-labels.ts';
import {
  daysError,
  EXPORT_DAYS,
  type ExportChoice,
  type ExportContext,
  type ExportDays,
  exportFilterOf,
  hasPickupDays,
  hasStatus,
  initialChoice,
  scopeLabels,
  scopesOf,
} from './export-choice.ts';
import { daysOfPeriod, EXPORT_PERIODS, type ExportPeriod, PERIOD_LABELS, periodOf } from './export-period.ts';
import { useExport } from './use-export.ts';
import { useExportCount } from './use-export-count.ts';

interface ExportDialogProps extends ExportContext {
  onClose: () => void;
}

/** Which leads go into a CSV file, and how many. Cancel also stops one that is being written. */
export function ExportDialog({ onClose, ...context }: ExportDialogProps) {
  const titleId = useId();
  const [choice, setChoice] = useState<ExportChoice>(() => initialChoice(context));
  const { exporting, progress, start } = useExport(onClose);
  const { startDate, endDate } = choice;
  const filter = exportFilterOf(choice, context);
  const count = useExportCount(filter);
  const isByPickup = filter.pickupFrom !== undefined;
  const isUnreadable = startDate === UNREADABLE || endDate === UNREADABLE;
  const wrongDays = daysError(choice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!exporting && !isUnreadable && wrongDays === undefined) start(filter);
  };
  return (
    <Dialog
      open
      onClose={exporting ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>Export Leads</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
            <ExportLists context={context} choice={choice} disabled={exporting} onChange={setChoice} />
            <ExportPeriods choice={choice} disabled={exporting} onChange={setChoice} />
            <Box sx={columnsStyle}>
              <OptionalDay
                label={isByPickup ? 'First pickup day' : 'Created After'}
                day={startDate}
                none={isByPickup ? 'No day' : 'No minimum'}
                disabled={exporting}
                onChange={(day) => setChoice({ ...choice, startDate: day })}
              />
              <OptionalDay
                label={isByPickup ? 'Last pickup day' : 'Created Before'}
                day={endDate}
                none={isByPickup ? 'No day' : 'No maximum'}
                error={wrongDays}
                disabled={exporting}
                onChange={(day) => setChoice({ ...choice, endDate: day })}
              />
            </Box>
            {exporting ? (
              <ExportProgress progress={progress} />
            ) : (
              <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 20 }}>
                {count}
              </Typography>
            )}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={exporting} sx={{ whiteSpace: 'nowrap' }}>
            {exporting ? 'Exporting...' : 'Download CSV'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ExportListsProps {
  context: ExportContext;
  choice: ExportChoice;
  disabled: boolean;
  onChange: (choice: ExportChoice) => void;
}

/** Of which days the leads are: a whole month by one choice, and by which of a lead's days. */
function ExportPeriods({ choice, disabled, onChange }: Omit<ExportListsProps, 'context'>) {
  const [now] = useState(() => new Date());
  const period = periodOf(choice, now);
  // Other days are chosen by the fields below.
  const periods = EXPORT_PERIODS.filter((one) => one !== 'days' || period === 'days');
  const choosePeriod = (next: ExportPeriod) => {
    if (next !== 'days') onChange({ ...choice, ...daysOfPeriod(next, now) });
  };
  const chooseDaysOf = (daysOf: ExportDays) => {
    const isOpen = choice.startDate === '' || choice.endDate === '';
    onChange({
      ...choice,
      daysOf,
      // Pickups are of days that are named.
      ...(daysOf === 'pickup' && isOpen && daysOfPeriod('this-month', now)),
    });
  };
  return (
    <Box sx={columnsStyle}>
      <FilterSelect
        label="Period"
        value={period}
        options={periods}
        labels={PERIOD_LABELS}
        disabled={disabled}
        onChange={choosePeriod}
      />
      {hasPickupDays(choice) && (
        <FilterSelect
          label="Day of"
          value={choice.daysOf}
          options={EXPORT_DAYS}
          labels={DAYS_LABELS}
          disabled={disabled}
          onChange={chooseDaysOf}
        />
      )}
    </Box>
  );
}

const DAYS_LABELS: Record<ExportDays, string> = { created: 'Creation', pickup: 'Pickup' };

const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Which of the lists on the screen is exported, and of which status. */
function ExportLists({ context, choice, disabled, onChange }: ExportListsProps) {
  const scopes = scopesOf(context);
  return (
    <>
      {scopes.length > 1 && (
        <FilterSelect
          label="Leads"
          value={choice.scope}
          options={scopes}
          labels={scopeLabels(context)}
          disabled={disabled}
          onChange={(scope) => onChange({ ...choice, scope })}
        />
      )}
      {hasStatus(choice) && (
        <FilterSelect
          label="Status"
          value={choice.status}
          options={STATUS_FILTERS}
          labels={STATUS_FILTER_LABELS}
          disabled={disabled}
          onChange={(status) => onChange({ ...choice, status })}
        />
      )}
    </>
  );
}

/** How far an export has come; of a small one nobody knows before it is there. */
function ExportProgress({ progress }: { progress: LeadExportProgress | null }) {
  // Leads that came in meanwhile are written as well.
  const total = progress && Math.max(progress.total, progress.rows);
  const share = total ? Math.floor(((progress?.rows ?? 0) / total) * 100) : undefined;
  return (
    <Box>
      <LinearProgress
        aria-label="Exporting leads"
        sx={{ height: 8, borderRadius: 1 }}
        {...(share === undefined ? {} : { variant: 'determinate', value: share })}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {progress && total !== null
          ? `${numeral(progress.rows)} of ${leadsText(total)} written`
          : 'Preparing the file...'}
      </Typography>
    </Box>
  );
}
