/** When and by whom a lead was deleted, and from when on it is gone for good. Times are ISO 8601 in UTC. */
export interface LeadTrash {
  deletedAt: string;
  deletedBy: string;
  expiresAt: string;
}
