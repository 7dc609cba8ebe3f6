/** What somebody wants of the talk itself. */
export type CommandKind =
  /** Calls everything off: nothing is sent, and what was said is forgotten. */
  | 'stop'
  /** Comes back later; nothing is lost. */
  | 'pause'
  | 'go-back'
  | 'start-over'
  /** Wants to talk to a person. */
  | 'person'
  /** Wants to be called back instead of going on. */
  | 'call-back'
  /** Is about a request made earlier, not in this chat. */
  | 'existing-request'
  /** "Same address as last time": details that this chat does not have. */
  | 'same-as-last-time'
  /** While correcting: the old value stays. */
  | 'keep'
  | 'help';

export interface Command {
  kind: CommandKind;
  /** For `existing-request`: what of it. */
  about: 'cancel' | 'reschedule' | 'existing-request' | null;
  /** Token indices of what says it; `to` is exclusive. What lies outside may hold answers. */
  from: number;
  to: number;
  /** As of proposals: from 0.9 it can be nothing else, from 0.6 it is likely. */
  strength: number;
  reason: string;
}
