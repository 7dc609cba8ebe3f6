import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AskedDialog, OVER_LIST, withAskedDialog } from '#features/admin-leads/list/asked-dialog.ts';
import { withViewMode } from '#features/admin-leads/list/view-mode.ts';
import { useKeys } from '#lib/keys/use-keys.ts';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { useLogout } from '../use-logout.tsx';
import type { CommandTargets } from './command-groups.ts';
import { useListSearch } from './use-list-search.ts';

const AdminPalette = lazyDialog(async () => (await import('./admin-palette.tsx')).AdminPalette);
const KeysDialog = lazyDialog(async () => (await import('#features/commands/keys-dialog.tsx')).KeysDialog);

interface AdminCommandsProps {
  onTab: CommandTargets['onTab'];
}

/** Everything that is done by keys wherever one is in the dashboard: the palette, the tabs, and what the keys are. */
export function AdminCommands({ onTab }: AdminCommandsProps) {
  const navigate = useNavigate();
  const { logout, question } = useLogout();
  const { setMode } = useColorScheme();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const { pathname } = useLocation();
  const search = useListSearch();
  const go = (path: string) => void navigate(path);
  const close = () => setOpen(null);
  useKeys({
    'g l': () => onTab('leads'),
    'g c': () => onTab('chat'),
    '?': () => setOpen('keys'),
    'mod+k': () => setOpen('palette'),
  });
  /** Over the list as it is narrowed: what is exported is what it shows. */
  const ask = (dialog: AskedDialog) => {
    const query = new URLSearchParams(search);
    const shown = dialog === 'export' ? withViewMode(query, 'list') : query;
    const state = pathname === '/admin' ? OVER_LIST : null;
    void navigate({ pathname: '/admin', search: `${withAskedDialog(shown, dialog)}` }, { state });
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label="Find anything: leads, chats and actions"
        data-hint={`${isMac() ? 'Cmd' : 'Ctrl'} K`}
        startIcon={<Search />}
        onClick={() => setOpen('palette')}
        sx={buttonStyle}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Find anything
        </Box>
      </Button>
      {open === 'palette' && (
        <AdminPalette
          onTab={onTab}
          onGo={go}
          onAsk={ask}
          onKeys={() => setOpen('keys')}
          onColors={setMode}
          onLogout={logout}
          onClose={close}
        />
      )}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {question}
    </>
  );
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

const buttonStyle = {
  flex: 'none',
  minWidth: 44,
  px: 1.5,
  color: 'text.secondary',
  fontWeight: 500,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 } },
};
