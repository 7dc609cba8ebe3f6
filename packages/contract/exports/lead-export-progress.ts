/**
 * How far a large export has come. `total` is what the filter showed at the start. `POST /api/leads/exports/{id}` is to
 * be called until `done`, then `GET` of the same path opened.
 */
export interface LeadExportProgress {
  id: string;
  rows: number;
  total: number;
  done: boolean;
}
