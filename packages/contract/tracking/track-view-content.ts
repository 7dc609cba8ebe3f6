import { type InferType, object, string } from 'yup';
import { REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';

/** Tells that a visitor sees the landing page, once a visit. It is counted, and nothing of it is stored. */
export const trackViewContent = defineOperation<{ body: TrackViewContentBody; response: undefined }>()({
  method: 'POST',
  path: '/api/track/view-content',
  access: 'public',
  function: 'tracking',
});

export const trackViewContentRequest = { body: trackViewContentSchema };

export type TrackViewContentBody = InferType<ReturnType<typeof trackViewContentSchema>>;

function trackViewContentSchema() {
  return object({
    visitorId: requiredVisitorId(),
    contentName: string().required(REQUIRED).max(200),
    contentCategory: string().required(REQUIRED).max(100),
  });
}
