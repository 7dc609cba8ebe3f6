import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useToast } from '#components/toaster.tsx';
import { SAMPLE_NOTIFICATIONS, type SampleNotification } from './sample-notifications.ts';

/** Tools to see that the console tells its users what it should. Nothing here touches a real lead or visitor. */
export function TestToolsTab() {
  const toast = useToast();
  const show = ({ title, message, type }: SampleNotification) =>
    toast({ title, description: message, variant: VARIANTS[type] });
  return (
    <Box component="section" aria-labelledby="test-tools-title" sx={{ maxWidth: 760 }}>
      <Typography id="test-tools-title" component="h2" variant="h3">
        Test Tools
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        Try out what the console shows to you. Samples are seen in this browser only; no lead is changed and
        no visitor is written to.
      </Typography>
      <Typography component="h3" variant="h5">
        Notifications
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        Each button shows one sample for five seconds. Press F8 to reach it by keyboard; swipe it to the right
        to put it away.
      </Typography>
      <Stack spacing={1.5}>
        {SAMPLE_NOTIFICATIONS.map((sample) => (
          <Box key={sample.label} sx={rowStyle}>
            <Typography>{sample.description}</Typography>
            <Button variant="outlined" onClick={() => show(sample)} sx={{ flex: 'none' }}>
              {sample.label}
            </Button>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

const VARIANTS = { info: 'default', warning: 'warning', success: 'success', error: 'destructive' } as const;

const rowStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
