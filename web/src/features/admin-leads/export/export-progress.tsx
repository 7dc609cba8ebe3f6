import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { leadsText, numeral } from '../list-labels.ts';

/** How far an export has come; of a small one nobody knows before it is there. */
export function ExportProgress({ progress }: { progress: LeadExportProgress | null }) {
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
