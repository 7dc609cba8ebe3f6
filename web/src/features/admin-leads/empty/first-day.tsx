import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';
import { useAskedDialog } from '../list/asked-dialog.ts';

/** Leads, in whichever view, before there is any. */
export function FirstDay() {
  const { open } = useAskedDialog('new-lead');
  return (
    <StatePanel
      framed
      icon={<InboxOutlined />}
      title="No leads found"
      action={
        <Button variant="contained" onClick={open}>
          New lead
        </Button>
      }
    >
      What homeowners ask for by the form or the chat comes in here.
    </StatePanel>
  );
}
