import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The live chat monitor. The product has no conversations yet, and this says so. */
export function ChatTab() {
  return (
    <Box
      component="section"
      aria-labelledby="chat-title"
      sx={{ minHeight: '85vh', display: 'flex', flexDirection: 'column' }}
    >
      <Typography id="chat-title" component="h2" variant="h3">
        Live chat
      </Typography>
      <Box
        sx={{
          flex: 1,
          mt: 2,
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          p: 3,
        }}
      >
        <Box sx={{ maxWidth: 420, textAlign: 'center' }}>
          <ForumOutlined aria-hidden="true" sx={{ fontSize: 56, color: 'primary.main' }} />
          <Typography component="h3" variant="h4" sx={{ mt: 1.5 }}>
            No conversations yet
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            When a visitor starts a chat, the conversation appears here, and you can follow it and answer.
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
