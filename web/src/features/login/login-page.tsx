import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { SITE } from '@harbour-haul/domain/site/site';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoginForm } from './login-form.tsx';

/** The admin login. `onSignedIn` decides where to go next. */
export function LoginPage({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
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
            Admin Login
          </Typography>
          <LoginForm onSignedIn={onSignedIn} />
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 3, textAlign: 'center', textWrap: 'balance' }}
        >
          This is a secure area. If you need help signing in, please contact the website administrator.
        </Typography>
      </Box>
    </Box>
  );
}
