import Box from '@mui/material/Box';
import { useNow } from '#lib/use-now.ts';
import { ValueOr } from '../lead-cells.tsx';
import { daysSince, shortDay } from '../lead-dates.ts';

/** When to ask again: a day to come, `Today`, or how late it is. */
export function FollowUpDay({ day }: { day: string | null }) {
  const now = useNow();
  if (day === null) return <ValueOr value={null} missing={shortDay(null)} />;
  const late = daysSince(day, now);
  if (late < 0) return shortDay(day);
  return (
    <Box
      component="span"
      data-hint={shortDay(day)}
      sx={{ fontWeight: 600, color: late > 0 ? 'error.main' : 'text.primary' }}
    >
      {late === 0 ? 'Today' : `${late} ${late === 1 ? 'day' : 'days'} late`}
    </Box>
  );
}
