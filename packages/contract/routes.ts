/**
 * Every call of the HTTP API: the web names calls by it, the stack makes routes of it, and each function must have an
 * operation for each of its names.
 *
 * access  public: anyone. visitor: the visitor cookie of that visitorId. admin: a signed-in user.
 *         participant: any visitor cookie, or a signed-in user; the operation checks whose chat it is.
 *         viewer: anyone, told apart by cookies; to strangers the operation answers as if there were nothing.
 * bodyKb  how large a body may be where it is not the usual 64 KB.
 * form    true where `multipart/form-data` is taken as well as JSON, up to `FORM_LIMIT_KB`.
 */
export const API_ROUTES = {
  createLead: { method: 'POST', path: '/api/leads', access: 'public', function: 'leads', form: true },
  listLeads: { method: 'GET', path: '/api/leads', access: 'admin', function: 'leads' },
  getVisitorLead: { method: 'GET', path: '/api/leads/{visitorId}', access: 'visitor', function: 'leads' },
  checkVisitor: {
    method: 'GET',
    path: '/api/leads/check-visitor/{visitorId}',
    access: 'visitor',
    function: 'leads',
  },
  getLead: { method: 'GET', path: '/api/leads/by-id/{id}', access: 'admin', function: 'leads' },
  updateLead: {
    method: 'PATCH',
    path: '/api/leads/{id}',
    access: 'admin',
    function: 'leads',
    bodyKb: 256,
  },
  deleteLead: { method: 'DELETE', path: '/api/leads/{id}', access: 'admin', function: 'leads' },
  restoreLead: { method: 'POST', path: '/api/leads/{id}/restore', access: 'admin', function: 'leads' },
  eraseLead: { method: 'POST', path: '/api/leads/{id}/erase', access: 'admin', function: 'leads' },
  recordCall: { method: 'POST', path: '/api/leads/{id}/calls', access: 'admin', function: 'leads' },
  mergeLeads: { method: 'POST', path: '/api/leads/{id}/merge', access: 'admin', function: 'leads' },
  unmergeLeads: { method: 'POST', path: '/api/leads/{id}/unmerge', access: 'admin', function: 'leads' },
  getLeadsOverview: { method: 'GET', path: '/api/leads/overview', access: 'admin', function: 'leads' },
  exportLeads: { method: 'GET', path: '/api/leads/export', access: 'admin', function: 'export' },
  startLeadExport: { method: 'POST', path: '/api/leads/exports', access: 'admin', function: 'export' },
  continueLeadExport: {
    method: 'POST',
    path: '/api/leads/exports/{id}',
    access: 'admin',
    function: 'export',
  },
  downloadLeadExport: {
    method: 'GET',
    path: '/api/leads/exports/{id}',
    access: 'admin',
    function: 'export',
  },
  cancelLeadExport: {
    method: 'DELETE',
    path: '/api/leads/exports/{id}',
    access: 'admin',
    function: 'export',
  },
  addLeadPhotos: {
    method: 'POST',
    path: '/api/leads/{visitorId}/photos',
    access: 'visitor',
    function: 'leads',
  },
  createChatSession: { method: 'POST', path: '/api/chat/sessions', access: 'public', function: 'chat' },
  listChatSessions: { method: 'GET', path: '/api/chat/sessions', access: 'participant', function: 'chat' },
  listActiveChatSessions: {
    method: 'GET',
    path: '/api/chat/sessions/active',
    access: 'admin',
    function: 'chat',
  },
  quickActiveChatSessions: {
    method: 'GET',
    path: '/api/chat-active-sessions',
    access: 'admin',
    function: 'chat',
  },
  getChatSession: { method: 'GET', path: '/api/chat/sessions/{id}', access: 'participant', function: 'chat' },
  updateChatSession: {
    method: 'PATCH',
    path: '/api/chat/sessions/{id}',
    access: 'participant',
    function: 'chat',
  },
  listChatMessages: {
    method: 'GET',
    path: '/api/chat/sessions/{id}/messages',
    access: 'participant',
    function: 'chat',
  },
  postChatMessage: {
    method: 'POST',
    path: '/api/chat/sessions/{id}/messages',
    access: 'participant',
    function: 'chat',
    bodyKb: 128,
  },
  postVisitorMessage: {
    method: 'POST',
    path: '/api/chat/messages',
    access: 'public',
    function: 'chat',
    bodyKb: 128,
  },
  uploadPhoto: {
    method: 'POST',
    path: '/api/upload-photo',
    access: 'public',
    function: 'photos',
    form: true,
  },
  listChatPhotos: { method: 'GET', path: '/api/chat/photos', access: 'participant', function: 'photos' },
  getPhoto: { method: 'GET', path: '/api/photos/{name}', access: 'viewer', function: 'photos' },
  getPhotoState: { method: 'GET', path: '/api/photos/{name}/state', access: 'viewer', function: 'photos' },
  getUpload: { method: 'GET', path: '/uploads/{name}', access: 'viewer', function: 'photos' },
  login: { method: 'POST', path: '/api/login', access: 'public', function: 'auth' },
  logout: { method: 'POST', path: '/api/logout', access: 'public', function: 'auth' },
  getUser: { method: 'GET', path: '/api/user', access: 'admin', function: 'auth' },
  getKeySet: { method: 'GET', path: '/api/.well-known/jwks.json', access: 'public', function: 'auth' },
} as const satisfies Record<string, ApiRoute>;

export interface ApiRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}` | `/uploads/${string}`;
  access: 'public' | 'visitor' | 'participant' | 'viewer' | 'admin';
  function: FunctionName;
  bodyKb?: number;
  form?: true;
}

/** The largest form: what Lambda still carries in base64, whose payload ends at 6 MB. */
export const FORM_LIMIT_KB = 4500;

/** The Lambda functions of the HTTP API; each is a folder of `functions/`. */
export const FUNCTION_NAMES = ['leads', 'export', 'auth', 'chat', 'photos'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** Every Lambda function: those of the HTTP API, the one behind the sockets, and those that new photos are brought to. */
export const LAMBDA_NAMES = [...FUNCTION_NAMES, 'realtime', 'photo-cleaner', 'photo-classifier'] as const;
export type LambdaName = (typeof LAMBDA_NAMES)[number];

export type RouteName = keyof typeof API_ROUTES;
/** The names of the routes that one function serves. */
export type RouteNamesOf<F extends FunctionName> = {
  [N in RouteName]: (typeof API_ROUTES)[N]['function'] extends F ? N : never;
}[RouteName];

/** The routes of the WebSocket API, by the `type` of a frame; `realtime.ts` says what each carries. */
export const SOCKET_ROUTES = [
  'auth',
  'ping',
  'identify_visitor',
  'message',
  'visitor_message',
  'assistant_message',
  'typing',
] as const;

/** Paths of public pages and the file of the web build that each shows. */
export const PUBLIC_PAGES = {
  '/': 'index.html',
  '/thank-you': 'thank-you.html',
  '/privacy-policy': 'privacy-policy.html',
  '/terms-of-service': 'terms-of-service.html',
} as const;

/** The admin app's file, the paths it owns, and the page for every path that nobody owns. */
export const APP_FILE = 'app.html';
export const APP_PATHS = ['/login', '/admin'] as const;
export const NOT_FOUND_FILE = '404.html';
