import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { newestLeadPath } from '#lib/admin-paths.ts';

/** Where a photo that is missing may be: the lead that the same visitor has sent last. */
export function NewestLeadLink({ visitorId }: { visitorId: string }) {
  return (
    <Link
      component={RouterLink}
      to={newestLeadPath(visitorId)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      Newest lead of this visitor
    </Link>
  );
}
