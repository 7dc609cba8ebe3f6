import type { CannedReplies } from '@harbour-haul/domain/chat/canned/canned-reply';
import { defineOperation } from '../../operation.ts';

/** The replies that all admins have ready, in their order. */
export const listCannedReplies = defineOperation<{ response: CannedReplies }>()({
  method: 'GET',
  path: '/api/canned-replies',
  access: 'admin',
  function: 'chat',
});
