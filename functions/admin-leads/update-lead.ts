import { NO_CHANGES, updateLeadRequest } from '@harbour-haul/contract/leads/update-lead';
import { AppError } from '@harbour-haul/domain/errors';
import { withAddedNote } from '@harbour-haul/domain/leads/added-note';
import { changeLead as changed, parsePatch } from '@harbour-haul/domain/leads/change-lead';
import { noticeNews } from '@harbour-haul/domain/leads/notice-news';
import { requireDayOfHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { operation } from '../shared/operation.ts';
import { requireOwner } from '../shared/team/require-owner.ts';
import { changeLead } from './changes/change-lead.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `PATCH /api/leads/{id}`: an admin's change of single fields; returns the lead with its new version. */
export const updateLead = operation(
  'updateLead',
  updateLeadRequest,
  async (request, deps: AdminLeadsDeps) => {
    const { version, addedNote = '', newsSeen = false, ...fields } = request.body;
    const line = addedNote.trim();
    const patch = parsePatch(fields, deps.now());
    const isEmpty = Object.keys(patch).length === 0 && line === '';
    if (isEmpty && !newsSeen)
      throw new AppError('invalid_input', NO_CHANGES, { fields: { body: NO_CHANGES } });
    if (patch.ownerId !== undefined) await requireOwner(patch.ownerId, deps);
    const body = await changeLead(request, deps, {
      version,
      decide: (lead) => {
        requireLive(lead);
        if (isEmpty) return noticeNews(lead, request.user.username, deps.now());
        requireDayOfHours(lead, patch);
        const { lead: next, changes } = changed(
          lead,
          line === '' ? patch : { ...patch, notes: withAddedNote(lead.notes, line) },
          request.user.username,
          deps.now(),
        );
        return changes.length === 0 ? null : { next, event: { type: 'changed', changes } };
      },
    });
    return { status: 200, body };
  },
);
