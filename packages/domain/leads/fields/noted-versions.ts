/** Versions of a lead of which all after `from`, up to `to`, are by notes of what other visitors asked. */
export interface NotedVersions {
  from: number;
  to: number;
}
