/** The path of a lead's details in the admin app. */
export function leadPath(id: number): string {
  return `/admin/leads/${id}`;
}

/** The path and query of a visitor's newest lead in the admin app. */
export function newestLeadPath(visitorId: string): string {
  return `/admin/leads?${new URLSearchParams({ visitorId })}`;
}

/** The path of a chat in the admin app. */
export function chatPath(sessionId: string): string {
  return `/admin/chat/${encodeURIComponent(sessionId)}`;
}

/** The leads that a search finds, of all or of those with a status, `suspicious` and `trash` among them. */
export const leadsSearchPath = (search: string, status?: string): string =>
  `/admin?${new URLSearchParams({ ...(status && { status }), search })}`;
