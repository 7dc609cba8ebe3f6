/** Versions of a lead of which all after `from`, up to `to`, change nothing that counts for somebody. */
export interface NotedVersions {
  from: number;
  to: number;
}
