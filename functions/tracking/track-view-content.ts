import { trackViewContentRequest } from '@harbour-haul/contract/tracking/track-view-content';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';

/**
 * `POST /api/track/view-content`: a visit of the landing page is a line of the log, which a saved query counts. Who it was is
 * neither stored nor logged.
 */
export const trackViewContent = operation('trackViewContent', trackViewContentRequest, async () => {
  log('info', 'content viewed');
  return { status: 204 };
});
