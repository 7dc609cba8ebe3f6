import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import Check from '@mui/icons-material/Check';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import { useChangeLeadViews, useLeadViews } from '../api/use-lead-views.ts';
import { isShown, type ShownLeads } from './shown-view.ts';

interface ViewListProps {
  leads: ShownLeads;
  onView: (view: LeadView) => void;
}

/** The saved views by name, each with what deletes it; the one that is shown is marked. */
export function ViewList({ leads, onView }: ViewListProps) {
  const toast = useToast();
  const { data: views, isError, refetch } = useLeadViews(true);
  const { save, remove } = useChangeLeadViews();
  const failed = (what: string) => () =>
    toast({ title: 'Error', description: `Failed to ${what} the view.`, variant: 'destructive' });
  // All admins have it, so whoever slips can put it back.
  const deleteView = async (deleted: LeadView) => {
    const { id, savedBy: _, ...view } = deleted;
    await remove.mutateAsync(id);
    toast({
      title: 'View deleted',
      description: `“${view.name}” is gone for all admins.`,
      variant: 'success',
      durationMs: UNDO_MS,
      action: {
        label: 'Undo',
        altText: 'Save the list by the same name again',
        onPress: () => void save.mutateAsync(view).catch(failed('restore')),
      },
    });
  };
  if (!views) return isError ? <Failure onRetry={() => void refetch()} /> : <Skeleton height={36} />;
  if (views.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 0.5 }}>
        No views yet. Filter and sort the list as you need it, then save it for the team.
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={listStyle}>
      {views
        .map((view) => ({ view, isNow: isShown(view, leads) }))
        .map(({ view, isNow }) => (
          <li key={view.id}>
            <Button
              color="inherit"
              aria-current={isNow}
              onClick={() => onView(view)}
              data-hint={`Saved by ${view.savedBy}`}
            >
              {view.name}
              {isNow && <Check fontSize="small" color="primary" aria-hidden="true" />}
            </Button>
            <IconButton
              aria-label={`Delete view ${view.name}`}
              disabled={remove.isPending}
              onClick={() => void deleteView(view).catch(failed('delete'))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </li>
        ))}
    </Box>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 0.5 }}>
      The views could not be loaded. <Button onClick={onRetry}>Try Again</Button>
    </Typography>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: '50vh',
  overflowY: 'auto',
  '& li': { display: 'flex', alignItems: 'center' },
  '& li > .MuiButton-root': {
    flex: 1,
    minWidth: 0,
    px: 1,
    gap: 1,
    justifyContent: 'flex-start',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    fontWeight: 500,
    '&[aria-current=true]': { fontWeight: 700 },
  },
};
