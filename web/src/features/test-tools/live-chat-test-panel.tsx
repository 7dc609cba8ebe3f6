import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { chatPath } from '#lib/admin-paths.ts';
import { browserPlatform } from '#lib/chat/live-platform.ts';
import { type LiveTestDeps, TEST_STEPS } from './live-chat-test.ts';
import { LiveTestStep } from './live-test-step.tsx';
import { type LiveTestState, useLiveChatTest } from './use-live-chat-test.ts';

const BROWSER: LiveTestDeps = {
  platform: browserPlatform,
  origin: window.location,
  clock: () => performance.now(),
};

/** Shows whether, and how fast, a visitor's message reaches this admin. */
export function LiveChatTestPanel({ deps = BROWSER }: { deps?: LiveTestDeps }) {
  const { test, start } = useLiveChatTest(deps);
  const isRunning = test.phase === 'running';
  return (
    <section aria-labelledby="live-test-title">
      <Typography id="live-test-title" component="h3" variant="h5">
        Live chat visibility
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        Begins a chat as a visitor, sends a message and measures how long it takes to reach you. Other admins
        see the test chat, which says what it is and is closed at the end. The visitor is this browser’s own,
        who can begin 20 chats a day.
      </Typography>
      <Button variant="contained" onClick={start} loading={isRunning}>
        {test.phase === 'over' ? 'Run the test again' : 'Start the test'}
      </Button>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {test.phase === 'over' && <Result test={test} />}
      </Box>
      {test.phase !== 'idle' && (
        <Box component="ol" aria-label="Steps of the test" sx={listStyle}>
          {TEST_STEPS.map((step) => (
            <LiveTestStep key={step} step={step} state={test.steps[step]} isOver={!isRunning} />
          ))}
        </Box>
      )}
    </section>
  );
}

function Result({ test: { steps, sessionId } }: { test: LiveTestState }) {
  const failed = TEST_STEPS.map((step) => steps[step]).find((state) => state.is === 'failed');
  const arrived =
    steps.send.is === 'done' ? `A visitor’s message reached you after ${steps.send.ms} ms.` : null;
  return (
    <Alert severity={resultSeverity(failed !== undefined, arrived !== null)} sx={{ mb: 2 }}>
      <strong>{arrived ?? 'A visitor’s message would not reach you live.'}</strong>
      {failed && ` ${failed.text}`}
      {sessionId !== null && (
        <>
          {' '}
          <Link component={RouterLink} to={chatPath(sessionId)} color="inherit">
            Open the test chat
          </Link>
        </>
      )}
    </Alert>
  );
}

/** The message may have come through although the chat could not be closed. */
function resultSeverity(failed: boolean, arrived: boolean): 'success' | 'warning' | 'error' {
  if (!arrived) return 'error';
  return failed ? 'warning' : 'success';
}

const listStyle = { m: 0, p: 0, listStyle: 'none' };
