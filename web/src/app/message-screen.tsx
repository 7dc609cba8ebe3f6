import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface MessageScreenProps {
  title: string;
  text: string;
  action: { label: string; onClick: () => void };
  /** It is part of a page that has a header and a main element already. */
  inPage?: boolean | undefined;
}

/** Says what went wrong and offers the one thing to do about it, instead of the whole screen or a part of it. */
export function MessageScreen({ title, text, action, inPage }: MessageScreenProps) {
  return (
    <Box
      component={inPage ? 'div' : 'main'}
      sx={{ minHeight: inPage ? '50dvh' : '100dvh', display: 'grid', placeItems: 'center', p: 3 }}
    >
      <Box role="alert" sx={{ maxWidth: 440, textAlign: 'center' }}>
        <Typography variant="h3" component={inPage ? 'h2' : 'h1'}>
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
