import { confirmPasswordRequest } from '@harbour-haul/contract/auth/confirm-password';
import { loginRequest } from '@harbour-haul/contract/auth/login';
import { logoutRequest } from '@harbour-haul/contract/auth/logout';
import { saveCannedRepliesRequest } from '@harbour-haul/contract/chat/canned/save-canned-replies';
import { createChatSessionRequest } from '@harbour-haul/contract/chat/create-chat-session';
import { forgetChatRequest } from '@harbour-haul/contract/chat/forget-chat';
import { listActiveChatSessionsRequest } from '@harbour-haul/contract/chat/list-active-chat-sessions';
import { listChatMessagesRequest } from '@harbour-haul/contract/chat/list-chat-messages';
import { listChatSessionsRequest } from '@harbour-haul/contract/chat/list-chat-sessions';
import { postChatMessageRequest } from '@harbour-haul/contract/chat/post-chat-message';
import { postChatNoteRequest } from '@harbour-haul/contract/chat/post-chat-note';
import { postVisitorMessageRequest } from '@harbour-haul/contract/chat/post-visitor-message';
import { adminPatchSchema, visitorPatchSchema } from '@harbour-haul/contract/chat/update-chat-session';
import { exportLeadsRequest } from '@harbour-haul/contract/exports/export-leads';
import { startLeadExportRequest } from '@harbour-haul/contract/exports/start-lead-export';
import { addLeadPhotosRequest } from '@harbour-haul/contract/leads/add-lead-photos';
import { getLeadsCalendarRequest } from '@harbour-haul/contract/leads/calendar/get-leads-calendar';
import { chatLeadSchema } from '@harbour-haul/contract/leads/chat-lead-schema';
import { countLeadsRequest } from '@harbour-haul/contract/leads/count-leads';
import { createLeadRequest } from '@harbour-haul/contract/leads/create-lead';
import { enterLeadRequest } from '@harbour-haul/contract/leads/enter-lead';
import { getLeadRequest } from '@harbour-haul/contract/leads/get-lead';
import { listLeadsRequest } from '@harbour-haul/contract/leads/list-leads';
import { mergeLeadsRequest } from '@harbour-haul/contract/leads/merge/merge-leads';
import { unmergeLeadsRequest } from '@harbour-haul/contract/leads/merge/unmerge-leads';
import { getLeadsOverviewRequest } from '@harbour-haul/contract/leads/overview/get-leads-overview';
import { recordCallRequest } from '@harbour-haul/contract/leads/record-call';
import { deleteLeadRequest } from '@harbour-haul/contract/leads/removal/delete-lead';
import { findErasedRequest } from '@harbour-haul/contract/leads/removal/find-erased';
import { updateLeadRequest } from '@harbour-haul/contract/leads/update-lead';
import { saveLeadViewRequest } from '@harbour-haul/contract/leads/views/save-lead-view';
import { nameVisitorsRequest } from '@harbour-haul/contract/leads/visitors/name-visitors';
import type { BodyOf, QueryOf } from '@harbour-haul/contract/operation';
import { getPhotoRequest } from '@harbour-haul/contract/photos/get-photo';
import { listChatPhotosRequest } from '@harbour-haul/contract/photos/list-chat-photos';
import { uploadPhotoRequest } from '@harbour-haul/contract/photos/upload-photo';
import type { RequestSchemas } from '@harbour-haul/contract/request-schemas';
import { addRequestPhotosRequest } from '@harbour-haul/contract/requests/add-request-photos';
import { correctRequestRequest } from '@harbour-haul/contract/requests/correct-request';
import type { API_ROUTES, OperationName } from '@harbour-haul/contract/routes';
import { addAccountRequest } from '@harbour-haul/contract/team/add-account';
import { changePasswordRequest } from '@harbour-haul/contract/team/change-password';
import { renameAccountRequest } from '@harbour-haul/contract/team/rename-account';
import { setAccountAccessRequest } from '@harbour-haul/contract/team/set-account-access';
import { setUpAccountRequest } from '@harbour-haul/contract/team/set-up-account';
import { trackViewContentRequest } from '@harbour-haul/contract/tracking/track-view-content';

type Route<N extends OperationName> = (typeof API_ROUTES)[N];

/** The operations that take a body or a query, by the contract's types. */
export type OperationWithInput = {
  [N in OperationName]: [BodyOf<Route<N>> | QueryOf<Route<N>>] extends [never] ? never : N;
}[OperationName];

/** What one kind of sender sends to an operation. */
export interface SentSchemas extends RequestSchemas {
  /** Where visitors and admins may both call it: who does here, if not a visitor. */
  byAdmin?: true;
}

/**
 * The schemas of every operation that takes a body or a query, a set for each shape that it has. An operation that is missing
 * here does not compile; one whose schemas are not those of its contract fails `input-schemas.test.ts`.
 */
export const INPUT_SCHEMAS: Record<OperationWithInput, readonly SentSchemas[]> = {
  addAccount: [addAccountRequest],
  addLeadPhotos: [addLeadPhotosRequest],
  addRequestPhotos: [addRequestPhotosRequest],
  changePassword: [changePasswordRequest],
  confirmPassword: [confirmPasswordRequest],
  correctRequest: [correctRequestRequest],
  countLeads: [countLeadsRequest],
  createChatSession: [createChatSessionRequest],
  createLead: [createLeadRequest, { body: ({ now }) => chatLeadSchema(now) }],
  deleteLead: [deleteLeadRequest],
  enterLead: [enterLeadRequest],
  exportLeads: [exportLeadsRequest],
  findErased: [findErasedRequest],
  forgetChat: [forgetChatRequest],
  getLead: [getLeadRequest],
  getLeadsCalendar: [getLeadsCalendarRequest],
  getLeadsOverview: [getLeadsOverviewRequest],
  getPhoto: [getPhotoRequest],
  getUpload: [getPhotoRequest],
  listActiveChatSessions: [listActiveChatSessionsRequest],
  listChatMessages: [listChatMessagesRequest],
  listChatPhotos: [listChatPhotosRequest],
  listChatSessions: [listChatSessionsRequest, { ...listChatSessionsRequest, byAdmin: true }],
  listLeads: [listLeadsRequest],
  login: [loginRequest],
  logout: [logoutRequest],
  mergeLeads: [mergeLeadsRequest],
  nameVisitors: [nameVisitorsRequest],
  postChatMessage: [postChatMessageRequest],
  postChatNote: [postChatNoteRequest],
  postVisitorMessage: [postVisitorMessageRequest],
  quickActiveChatSessions: [listActiveChatSessionsRequest],
  recordCall: [recordCallRequest],
  renameAccount: [renameAccountRequest],
  saveCannedReplies: [saveCannedRepliesRequest],
  saveLeadView: [saveLeadViewRequest],
  setAccountAccess: [setAccountAccessRequest],
  setUpAccount: [setUpAccountRequest],
  startLeadExport: [startLeadExportRequest],
  trackViewContent: [trackViewContentRequest],
  unmergeLeads: [unmergeLeadsRequest],
  updateChatSession: [{ body: visitorPatchSchema }, { body: adminPatchSchema, byAdmin: true }],
  updateLead: [updateLeadRequest],
  uploadPhoto: [uploadPhotoRequest],
};
