import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface MessageScreenProps {
  title: string;
  text: string;
  action: { label: string; onClick: () => void };
}

/** A whole screen that says what went wrong and offers the one thing to do about it. */
export function MessageScreen({ title, text, action }: MessageScreenProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Box role="alert" sx={{ maxWidth: 440, textAlign: 'center' }}>
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
          {text}
        </Typography>
        <Button variant="contained" onClick={action.onClick}>
          {action.label}
        </Button>
      </Box>
    </Box>
  );
}
