import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useToast } from '#components/toasts/toaster.tsx';
import type { NotificationDraft } from '#lib/notification-draft.ts';
import { type SampleNotification, sampleNotifications } from './sample-notifications.ts';
import { useSampleRecords } from './use-sample-records.ts';

const VARIANTS = { info: 'default', warning: 'warning', success: 'success', error: 'destructive' } as const;

/** A button for each kind of notification; it shows one as a toast and adds it to the bell. */
export function NotificationSamples({ onNotify }: { onNotify: (draft: NotificationDraft) => void }) {
  const toast = useToast();
  const records = useSampleRecords();
  const show = ({ draft }: SampleNotification) => {
    const variant = VARIANTS[draft.type];
    toast({ title: draft.title, description: draft.message, variant, about: 'sample' });
    onNotify(draft);
  };
  return (
    <section aria-labelledby="samples-title">
      <Typography id="samples-title" component="h3" variant="h5">
        Notifications
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        Each button shows one sample for five seconds and keeps it under the bell. Press F8 to reach it by
        keyboard; swipe it to the right to put it away.
      </Typography>
      <Box component="ul" sx={listStyle}>
        {sampleNotifications(records).map((sample) => (
          <li key={sample.label}>
            <Typography component="span">{sample.description}</Typography>
            <Button variant="outlined" onClick={() => show(sample)} sx={{ flex: 'none', minWidth: 176 }}>
              {sample.label}
            </Button>
          </li>
        ))}
      </Box>
    </section>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { sm: 'center' },
    justifyContent: 'space-between',
    gap: 1,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
};
