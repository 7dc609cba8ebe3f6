import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Shown instead of a whole list, with its frame; otherwise in the middle of a list. */
  framed?: boolean;
}

/** An empty or failed state: why there is no content, and what comes next. */
export function StatePanel({ icon, title, children, action, framed = false }: StatePanelProps) {
  return (
    <Box sx={framed ? framedStyle : centredStyle}>
      <Box aria-hidden="true" sx={{ color: 'primary.main', '& > svg': { fontSize: 46 } }}>
        {icon}
      </Box>
      <Typography component={framed ? 'h3' : 'h4'} variant={framed ? 'h4' : 'h5'} sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {children}
      </Typography>
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}

const centredStyle = { m: 'auto', px: 3, py: 5, maxWidth: 420, textAlign: 'center' };

const framedStyle = {
  px: 3,
  py: 8,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
