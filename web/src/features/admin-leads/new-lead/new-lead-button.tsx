import Add from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import { useKeys } from '#lib/keys/use-keys.ts';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { useAskedDialog } from '../list/asked-dialog.ts';

const NewLeadDialog = lazyDialog(async () => (await import('./new-lead-dialog.tsx')).NewLeadDialog);

/** Leads to the entry of a lead by hand, as of who calls; the new lead opens. */
export function NewLeadButton({ onOpen }: { onOpen: (id: number) => void }) {
  const { isOpen, open, close } = useAskedDialog('new-lead');
  useKeys({ c: open });
  return (
    <>
      <IconButton aria-label="New lead" data-hint="New lead (c)" onClick={open} sx={buttonStyle}>
        <Add />
      </IconButton>
      {isOpen && <NewLeadDialog onOpen={onOpen} onClose={close} />}
    </>
  );
}

/** The one thing of this screen that begins something. */
const buttonStyle = {
  flex: 'none',
  borderRadius: 1,
  color: 'secondary.contrastText',
  '&, &:hover': { bgcolor: 'secondary.main' },
};
