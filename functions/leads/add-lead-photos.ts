import {
  type AddLeadPhotosResponse,
  addLeadPhotosRequest,
} from '@harbour-haul/contract/leads/add-lead-photos';
import { PHOTO_NOT_ADDED } from '@harbour-haul/contract/photos/photo-texts';
import { AppError } from '@harbour-haul/domain/errors';
import { requireWithin } from '../shared/limits/require-within.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { addPhotos } from './submission/add-photos.ts';
import { leadPhotosOf, linkPhotosToLead, ownPhotos, ownPhotosOf } from './submission/own-photos.ts';

/** `POST /api/leads/{visitorId}/photos`: adds photos to the visitor's newest lead after it was submitted. */
export const addLeadPhotos = operation(
  'addLeadPhotos',
  addLeadPhotosRequest,
  async (request, deps: LeadsDeps) => {
    await requireWithin('submissions', request.viewerAddress, deps);
    const { visitorId } = request.params;
    const { photoPaths } = request.body;
    const now = deps.now();
    const newest = await deps.leads.newestOfVisitor(visitorId);
    if (!newest) throw new AppError('not_found', 'There is no data for this visitor.');
    const own = await ownPhotos(photoPaths, visitorId, deps, now);
    const lead = await addPhotos(newest.id, leadPhotosOf(own, 'form'), deps.leads, now);
    if (!lead) throw new AppError('not_found', 'There is no data for this visitor.');
    await linkPhotosToLead(own, lead, deps, now);
    log('info', 'photos added', { leadId: lead.id, photos: own.length });
    const body: AddLeadPhotosResponse = {
      id: lead.id,
      ...(await ownPhotosOf(lead, deps, now)),
      ...(own.length < new Set(photoPaths).size && { photoError: PHOTO_NOT_ADDED }),
    };
    return { status: 200, body };
  },
);
