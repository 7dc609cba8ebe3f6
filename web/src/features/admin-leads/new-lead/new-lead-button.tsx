import Add from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import { useKeys } from '#lib/keys/use-keys.ts';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { useAskedDialog } from '../list/asked-dialog.ts';

const NewLeadDialog = lazyDialog(async () => (await import('./new-lead-dialog.tsx')).NewLeadDialog);

interface NewLeadButtonProps {
  onOpen: (id: number) => void;
  /** Where nothing that is made would be seen; its key and the command stay. */
  isHidden: boolean;
}

/** Leads to the entry of a lead by hand, as of who calls; the new lead opens. */
export function NewLeadButton({ onOpen, isHidden }: NewLeadButtonProps) {
  const { isOpen, open, close } = useAskedDialog('new-lead');
  useKeys({ c: open });
  return (
    <>
      {!isHidden && (
        <IconButton aria-label="New lead" data-hint="New lead (c)" onClick={open} sx={buttonStyle}>
          <Add />
        </IconButton>
      )}
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
