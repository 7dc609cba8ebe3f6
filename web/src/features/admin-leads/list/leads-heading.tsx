import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countText } from '../list-labels.ts';
import type { LeadsList } from './use-leads-list.ts';

/** The list's name and how many leads it has; a changed number is read out. */
export function LeadsHeading({ list: { page, failed } }: { list: LeadsList }) {
  const loading = failed ? '' : 'Loading leads...';
  return (
    <Box>
      <Typography id="leads-title" component="h2" variant="h3">
        Leads
      </Typography>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}
      >
        {page ? countText(page.total, page.settings) : loading}
      </Typography>
    </Box>
  );
}
