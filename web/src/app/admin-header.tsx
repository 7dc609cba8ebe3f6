import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { SITE } from '@harbour-haul/domain/site/site';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { SignOutButtons } from './sign-out-buttons.tsx';

/** Brand, who is signed in, the bell, and the way out. Gets the focus, so that a screen reader starts at the top. */
export function AdminHeader({ user }: { user: SignedInUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Box sx={barStyle}>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h1"
          variant="h5"
          noWrap
          sx={{ gridArea: 'brand', '&:focus-visible': { outline: 'none' } }}
        >
          <Box component="span" sx={{ color: 'primary.main' }}>
            {SITE.brand}
          </Box>{' '}
          <Box component="span" sx={placeStyle}>
            Admin
          </Box>
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          data-hint={user.username}
          sx={{ gridArea: 'user', minWidth: 0, textAlign: { sm: 'right' } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Signed in as{' '}
          </Box>
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {user.username}
          </Box>
        </Typography>
        <Box sx={{ gridArea: 'bell' }}>
          <NotificationBell />
        </Box>
        <Box sx={{ gridArea: 'logout' }}>
          <SignOutButtons />
        </Box>
      </Box>
    </Box>
  );
}

/** Hidden on small phones, where it would be cut. */
const placeStyle = {
  fontWeight: 500,
  color: 'text.secondary',
  '@media (max-width: 399.95px)': { display: 'none' },
};

/** On a phone the user stands below the brand, so that neither is cut. */
const barStyle = {
  minHeight: { xs: 56, sm: 64 },
  '@media (min-width:0px) and (max-width:599.95px) and (orientation: landscape)': { minHeight: 48 },
  maxWidth: 1600,
  width: '100%',
  mx: 'auto',
  px: { xs: 2, md: 3 },
  py: 1,
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'auto minmax(0, 1fr) auto auto' },
  gridTemplateAreas: { xs: '"brand bell logout" "user bell logout"', sm: '"brand user bell logout"' },
};
