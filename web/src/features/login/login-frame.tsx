import { SITE } from '@harbour-haul/domain/site/site';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface LoginFrameProps {
  title: string;
  children: ReactNode;
  /** Whom to turn to for help. */
  help: string;
}

/** A screen before the login: the brand, a form, and whom to turn to. */
export function LoginFrame({ title, children, help }: LoginFrameProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', px: 2, py: 4 }}>
      <Box sx={{ width: '100%', maxWidth: 408 }}>
        <Typography component="p" variant="h5" sx={{ color: 'primary.main', textAlign: 'center', mb: 3 }}>
          {SITE.brand}
        </Typography>
        <Box
          sx={{
            p: { xs: 3, sm: 4 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            boxShadow: 1,
          }}
        >
          <Typography component="h1" variant="h3" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 3, textAlign: 'center', textWrap: 'balance' }}
        >
          {help}
        </Typography>
      </Box>
    </Box>
  );
}
