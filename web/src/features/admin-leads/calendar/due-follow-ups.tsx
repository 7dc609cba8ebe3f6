import EventOutlined from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useLeadsToday } from '../api/use-leads-today.ts';
import { numeral } from '../list-labels.ts';
import { listSearch } from '../overview/list-search.ts';

/** How many follow-ups are due today or late, of which those of earlier weeks are in no week that is shown; the way to their list. */
export function DueFollowUps() {
  const { data } = useLeadsToday();
  if (!data || data.followUpsDue === 0) return null;
  const { followUpsDue, hasMoreDue } = data;
  const count = `${numeral(followUpsDue)}${hasMoreDue ? '+' : ''}`;
  return (
    <Button
      component={RouterLink}
      to={{ pathname: '/admin', search: listSearch({ quick: ['follow-up-due'] }) }}
      variant="outlined"
      color="inherit"
      startIcon={<EventOutlined />}
      sx={{ px: 1.5, borderColor: 'divider', whiteSpace: 'nowrap' }}
    >
      {`${count} ${followUpsDue === 1 ? 'follow-up' : 'follow-ups'} due or late`}
    </Button>
  );
}
