import type { StepName } from '../conversation/state.ts';

/** The questions from which an admin can have the assistant go on, in its own order. */
export const RESUMABLE_STEPS = [
  'junk-type',
  'photo-or-name',
  'name',
  'phone',
  'address',
  'pickup',
  'contact-method',
  'instructions',
] as const satisfies readonly StepName[];

export type ResumableStep = (typeof RESUMABLE_STEPS)[number];

/** What an admin who handed a chat back told the assistant. Each browser obeys it once. */
export interface ResumePoint {
  step: ResumableStep;
  /** When it was told, by which it is known from others. */
  at: string;
  /** The last message until then: what the visitor says behind it is an answer to it. */
  seq: number;
}

/** Whether a step is one that the assistant can go on from: a browser may be older than what it is told. */
export function isResumable(step: string): step is ResumableStep {
  return RESUMABLE_STEPS.some((known) => known === step);
}
