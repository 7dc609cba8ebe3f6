import {
  type AddLeadPhotosResponse,
  addLeadPhotosRequest,
} from '@harbour-haul/contract/leads/add-lead-photos';
import { readLeadId } from '../shared/leads/find-lead.ts';
import { requireWithin } from '../shared/limits/require-within.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { requireOpen, requireOwn, standingOf } from './request/find-request.ts';
import { attachPhotos } from './submission/attach-photos.ts';
import { ownPhotos, ownPhotosOf } from './submission/own-photos.ts';
import { photosWithRoom } from './submission/photos-with-room.ts';

/** `POST /api/leads/{id}/photos`: adds photos to a lead of the visitor whom the cookie proves, after it was submitted. */
export const addLeadPhotos = operation(
  'addLeadPhotos',
  addLeadPhotosRequest,
  async ({ params, body: { photoPaths }, provenVisitorId, viewerAddress }, deps: LeadsDeps) => {
    await requireWithin('submissions', viewerAddress, deps);
    const now = deps.now();
    const own = requireOwn(await deps.leads.get(readLeadId(params)), provenVisitorId);
    requireOpen(await standingOf(own, deps.leads));
    const found = await ownPhotos(photoPaths, own.visitorId, deps, now);
    const { photos, said } = photosWithRoom(found, photoPaths, own);
    const lead = (await attachPhotos(photos, { lead: own, from: 'form' }, deps, now)) ?? own;
    log('info', 'photos added', { leadId: lead.id, photos: photos.length });
    const body: AddLeadPhotosResponse = {
      id: lead.id,
      ...(await ownPhotosOf(lead, deps, now)),
      ...said,
    };
    return { status: 200, body };
  },
);
