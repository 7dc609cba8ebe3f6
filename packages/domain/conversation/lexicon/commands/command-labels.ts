/** A command, or what an earlier request is asked for. */
export type CommandLabel =
  | 'stop'
  | 'pause'
  | 'go-back'
  | 'start-over'
  | 'person'
  | 'call-back'
  | 'cancel'
  | 'reschedule'
  | 'existing-request'
  | 'same-as-last-time'
  | 'keep'
  | 'help';

/** May stand among a few other words: "ok look, just cancel the whole thing". */
export const CERTAIN = 3;
/** Says it where nothing else stands in its clause: "call it off". */
export const ALONE = 2;
/** Says it where nothing else stands in the message: "wait", "cancel". */
export const LONELY = 1;
/** Says the opposite, or something else. */
export const AGAINST = -1;
