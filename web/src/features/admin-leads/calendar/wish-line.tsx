import { describeWish } from '@harbour-haul/domain/pickup-wish/english-pickup';
import type { Pickup } from '@harbour-haul/domain/pickup-wish/pickup';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';

interface WishLineProps {
  wish: Pickup | null;
  /** The schedule does not keep it. */
  isUnkept?: boolean;
}

/** When the visitor wants the pickup: `Wished: Friday, November 27, morning`. */
export function WishLine({ wish, isUnkept = false }: WishLineProps) {
  if (!wish) return null;
  const text = `Wished: ${describeWish(wish)}`;
  if (!isUnkept) return <span className="quiet">{text}</span>;
  return (
    <Box component="span" sx={unkeptStyle}>
      <EventBusyOutlined sx={{ fontSize: 16, flex: 'none', mt: '2px' }} aria-hidden="true" />
      {text}
    </Box>
  );
}

const unkeptStyle = { display: 'flex', gap: 0.5, fontWeight: 600 };
