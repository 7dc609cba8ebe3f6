import { SITE } from '@harbour-haul/domain/site/site';

const CALL = `please call ${SITE.callbackPhone}.`;

/** What the server says of a wish to be forgotten that it does not fulfil, or in part. */
export const FORGET_TEXTS = {
  /** The chat is gone; another request, which was sent before, is not. */
  requestStays: `This chat was deleted. The request that you have sent before stays: to have it deleted as well, ${CALL}`,
  sent: `This chat was not deleted: its request has been sent, so our team keeps both. To have them deleted, ${CALL}`,
  handled: `This chat was not deleted: our team is working on its request already. To have both deleted, ${CALL}`,
} as const;
