import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface BottomSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet at the thumb, with its title. */
export function BottomSheet({ title, isOpen, onClose, children }: BottomSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle },
      }}
    >
      <Typography id={titleId} component="h2" variant="h4">
        {title}
      </Typography>
      {children}
    </Drawer>
  );
}

const paperStyle = {
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  borderRadius: '16px 16px 0 0',
};
