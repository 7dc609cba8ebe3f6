import EventOutlined from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useLeadsToday } from '../api/use-leads-today.ts';
import { numeral } from '../list-labels.ts';
import { type ListChoice, listSearch } from '../overview/list-search.ts';

/** How many follow-ups are due or late and how many past pickups nobody has spoken of, of which those of earlier weeks are in no week that is shown; the ways to their lists. On a phone the strip above has both. */
export function OverdueLinks() {
  const { data } = useLeadsToday();
  if (!data) return null;
  const { followUpsDue, hasMoreDue, pastPickups, hasMorePast } = data;
  const pickups = countText(pastPickups, hasMorePast, 'past pickup');
  return (
    <>
      {pastPickups > 0 && <ListLink quick="pickup-past" color="error" text={`${pickups}: done?`} />}
      {followUpsDue > 0 && (
        <ListLink
          quick="follow-up-due"
          color="inherit"
          text={`${countText(followUpsDue, hasMoreDue, 'follow-up')} due or late`}
        />
      )}
    </>
  );
}

interface ListLinkProps {
  quick: NonNullable<ListChoice['quick']>[number];
  color: 'error' | 'inherit';
  text: string;
}

function ListLink({ quick, color, text }: ListLinkProps) {
  return (
    <Button
      component={RouterLink}
      to={{ pathname: '/admin', search: listSearch({ quick: [quick] }) }}
      variant="outlined"
      color={color}
      startIcon={<EventOutlined />}
      sx={{
        display: { xs: 'none', sm: 'inline-flex' },
        px: 1.5,
        borderColor: 'divider',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Button>
  );
}

function countText(count: number, hasMore: boolean, what: string): string {
  return `${numeral(count)}${hasMore ? '+' : ''} ${what}${count === 1 ? '' : 's'}`;
}
