import { createChatSession } from './chat/create-chat-session.ts';
import { forgetChat } from './chat/forget-chat.ts';
import { getChatSession } from './chat/get-chat-session.ts';
import { listChatMessages } from './chat/list-chat-messages.ts';
import { postChatMessage } from './chat/post-chat-message.ts';
import { postVisitorMessage } from './chat/post-visitor-message.ts';
import { updateChatSession } from './chat/update-chat-session.ts';
import { addLeadPhotos } from './leads/add-lead-photos.ts';
import { createLead } from './leads/create-lead.ts';
import { checkVisitor } from './leads/visitors/check-visitor.ts';
import { getVisitorLead } from './leads/visitors/get-visitor-lead.ts';
import { getPhotoState } from './photos/get-photo-state.ts';
import { uploadPhoto } from './photos/upload-photo.ts';
import { addRequestPhotos } from './requests/add-request-photos.ts';
import { cancelRequest } from './requests/cancel-request.ts';
import { correctRequest } from './requests/correct-request.ts';
import { getRequest } from './requests/get-request.ts';
import { keepRequest } from './requests/keep-request.ts';
import { openRequest } from './requests/open-request.ts';
import { trackViewContent } from './tracking/track-view-content.ts';

/** The operations that the public pages call; their bundle carries these alone. */
export const VISITOR_ROUTES = {
  createChatSession,
  getChatSession,
  listChatMessages,
  postChatMessage,
  postVisitorMessage,
  updateChatSession,
  addLeadPhotos,
  checkVisitor,
  createLead,
  forgetChat,
  getVisitorLead,
  getPhotoState,
  uploadPhoto,
  openRequest,
  getRequest,
  addRequestPhotos,
  correctRequest,
  cancelRequest,
  keepRequest,
  trackViewContent,
} as const;
