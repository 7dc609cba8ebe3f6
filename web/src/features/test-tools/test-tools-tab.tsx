import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotificationDraft } from '#lib/notification-draft.ts';
import { ClassificationTool } from './classification-tool.tsx';
import { LiveChatTestPanel } from './live-chat-test-panel.tsx';
import { NotificationSamples } from './notification-samples.tsx';

/** Tools to check what the admin app shows to its users; none runs by itself. */
export function TestToolsTab({ onNotify }: { onNotify: (draft: NotificationDraft) => void }) {
  return (
    <Box component="section" aria-labelledby="test-tools-title">
      <Typography id="test-tools-title" component="h2" variant="h3">
        Test Tools
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        Try out what the console shows to you. No visitor is written to, and each tool says what it changes.
      </Typography>
      <Box sx={toolsStyle}>
        <NotificationSamples onNotify={onNotify} />
        <LiveChatTestPanel />
        <ClassificationTool />
      </Box>
    </Box>
  );
}

const toolsStyle = {
  display: 'grid',
  gap: { xs: 5, lg: 8 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 760px)', lg: 'repeat(2, minmax(0, 1fr))' },
};
