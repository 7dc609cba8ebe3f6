import {
  type AddRequestPhotosResponse,
  addRequestPhotosRequest,
} from '@harbour-haul/contract/requests/add-request-photos';
import { provenVisitor } from '../../shared/identity.ts';
import { requireWithin } from '../../shared/limits/require-within.ts';
import { log } from '../../shared/log.ts';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { attachPhotos } from '../submission/attach-photos.ts';
import { ownPhotos } from '../submission/own-photos.ts';
import { photosWithRoom } from '../submission/photos-with-room.ts';
import { findRequest, requireOpen } from './find-request.ts';
import { showRequest } from './show-request.ts';

/**
 * `POST /api/request/photos`: adds photos to the request of a link. The link says whose request it is, the cookie whose
 * photos they are: the mail may be opened on another device than the form was.
 */
export const addRequestPhotos = operation(
  'addRequestPhotos',
  addRequestPhotosRequest,
  async ({ body: { photoPaths }, linkedLeadId, cookies, viewerAddress }, deps: LeadsDeps) => {
    await requireWithin('submissions', viewerAddress, deps);
    const found = await findRequest(linkedLeadId, deps.leads);
    requireOpen(found);
    const { lead } = found;
    const now = deps.now();
    const sender = await provenVisitor(cookies, deps.tokens);
    const own = sender === null ? [] : await ownPhotos(photoPaths, sender, deps, now);
    const { photos, said } = photosWithRoom(own, photoPaths, lead);
    const joined = (await attachPhotos(photos, { lead, from: 'form' }, deps, now)) ?? lead;
    log('info', 'photos added by link', { leadId: lead.id, photos: photos.length });
    const body: AddRequestPhotosResponse = {
      ...(await showRequest({ ...found, lead: joined }, deps)),
      ...said,
    };
    return { status: 200, body };
  },
);
