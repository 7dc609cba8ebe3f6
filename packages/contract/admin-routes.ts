import { confirmPassword } from './auth/confirm-password.ts';
import { getKeySet } from './auth/get-key-set.ts';
import { getUser } from './auth/get-user.ts';
import { listTeam } from './auth/list-team.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { listCannedReplies } from './chat/canned/list-canned-replies.ts';
import { saveCannedReplies } from './chat/canned/save-canned-replies.ts';
import { countChatSessions } from './chat/count-chat-sessions.ts';
import { listActiveChatSessions, quickActiveChatSessions } from './chat/list-active-chat-sessions.ts';
import { listChatNotes } from './chat/list-chat-notes.ts';
import { listChatSessions } from './chat/list-chat-sessions.ts';
import { postChatNote } from './chat/post-chat-note.ts';
import { cancelLeadExport } from './exports/cancel-lead-export.ts';
import { continueLeadExport } from './exports/continue-lead-export.ts';
import { downloadLeadExport } from './exports/download-lead-export.ts';
import { exportLeads } from './exports/export-leads.ts';
import { startLeadExport } from './exports/start-lead-export.ts';
import { getLeadsCalendar } from './leads/calendar/get-leads-calendar.ts';
import { continueLeadWork } from './leads/continue-lead-work.ts';
import { countLeads } from './leads/count-leads.ts';
import { enterLead } from './leads/enter-lead.ts';
import { getLead } from './leads/get-lead.ts';
import { listLeads } from './leads/list-leads.ts';
import { markLeadSeen } from './leads/mark-lead-seen.ts';
import { mergeLeads } from './leads/merge/merge-leads.ts';
import { unmergeLeads } from './leads/merge/unmerge-leads.ts';
import { getLeadsOverview } from './leads/overview/get-leads-overview.ts';
import { getLeadsToday } from './leads/overview/get-leads-today.ts';
import { recordCall } from './leads/record-call.ts';
import { releaseLead } from './leads/release-lead.ts';
import { deleteLead } from './leads/removal/delete-lead.ts';
import { eraseLead } from './leads/removal/erase-lead.ts';
import { findErased } from './leads/removal/find-erased.ts';
import { restoreLead } from './leads/removal/restore-lead.ts';
import { updateLead } from './leads/update-lead.ts';
import { deleteLeadView } from './leads/views/delete-lead-view.ts';
import { listLeadViews } from './leads/views/list-lead-views.ts';
import { saveLeadView } from './leads/views/save-lead-view.ts';
import { nameVisitors } from './leads/visitors/name-visitors.ts';
import { getPhoto, getUpload } from './photos/get-photo.ts';
import { listChatPhotos } from './photos/list-chat-photos.ts';
import { addAccount } from './team/add-account.ts';
import { changePassword } from './team/change-password.ts';
import { listAccounts } from './team/list-accounts.ts';
import { renameAccount } from './team/rename-account.ts';
import { resetAccount } from './team/reset-account.ts';
import { setAccountAccess } from './team/set-account-access.ts';
import { setUpAccount } from './team/set-up-account.ts';

/**
 * The operations that no public page calls, and its bundle so does not carry: those of the admin app, sign-in among them,
 * and those that nobody calls by name. Who may call one is said by its `access` alone.
 */
export const ADMIN_ROUTES = {
  getKeySet,
  getUser,
  confirmPassword,
  listTeam,
  login,
  logout,
  listCannedReplies,
  saveCannedReplies,
  countChatSessions,
  listActiveChatSessions,
  quickActiveChatSessions,
  listChatNotes,
  listChatSessions,
  postChatNote,
  cancelLeadExport,
  continueLeadExport,
  downloadLeadExport,
  exportLeads,
  startLeadExport,
  continueLeadWork,
  countLeads,
  deleteLead,
  enterLead,
  eraseLead,
  findErased,
  getLead,
  getLeadsCalendar,
  getLeadsOverview,
  getLeadsToday,
  listLeads,
  markLeadSeen,
  mergeLeads,
  nameVisitors,
  recordCall,
  releaseLead,
  restoreLead,
  unmergeLeads,
  updateLead,
  deleteLeadView,
  listLeadViews,
  saveLeadView,
  getPhoto,
  getUpload,
  listChatPhotos,
  addAccount,
  changePassword,
  listAccounts,
  renameAccount,
  resetAccount,
  setAccountAccess,
  setUpAccount,
} as const;
