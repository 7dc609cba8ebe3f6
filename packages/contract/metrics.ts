import { PHOTO_REFUSALS } from '@harbour-haul/domain/photos/photo';

/** A metric of the product, as CloudWatch keeps it. */
interface MetricDefinition {
  unit: 'Count' | 'Seconds';
  /** By what it can be told apart: few values each, since every combination of them is billed as a metric of its own. */
  dimensions: Record<string, readonly string[]>;
}

/** Why a photo is not taken: what it turned out to be, or what was said of it before it was sent. */
export const UPLOAD_REFUSALS = [...PHOTO_REFUSALS, 'wrong_form', 'too_many'] as const;

/**
 * Everything that functions count and measure, and the only names that alarms and the dashboard may use. Each is kept as a
 * total and, where it has dimensions, by these as well. None tells of a person.
 */
export const METRICS = {
  /** New leads, by how they came in and by their status at creation. */
  LeadsReceived: {
    unit: 'Count',
    dimensions: { Channel: ['form', 'chat'], Status: ['new', 'incomplete'] },
  },
  /** New leads that are kept as suspicious. */
  LeadsSuspected: { unit: 'Count', dimensions: {} },
  /** Chats that visitors have begun. */
  ChatsBegun: { unit: 'Count', dimensions: {} },
  /** Chats that an admin has taken over. */
  Takeovers: { unit: 'Count', dimensions: {} },
  /** From a visitor's request for a person to the first message of one. */
  FirstAnswerWait: { unit: 'Seconds', dimensions: {} },
  /** Events that did not reach an open socket; its client pulls them. */
  PushFailures: { unit: 'Count', dimensions: {} },
  UploadsRefused: { unit: 'Count', dimensions: { Reason: UPLOAD_REFUSALS } },
  /** Wrong names and passwords, and attempts beyond the limit. */
  SignInsRefused: { unit: 'Count', dimensions: {} },
  /** Requests and frames that were told to wait (429). */
  RequestsLimited: { unit: 'Count', dimensions: {} },
  /** Exports of leads that an admin has begun. */
  LeadExports: { unit: 'Count', dimensions: {} },
} as const satisfies Record<string, MetricDefinition>;

export type MetricName = keyof typeof METRICS;

/** The dimensions of a metric, a value of each. */
export type MetricDimensions<N extends MetricName> = {
  [D in keyof (typeof METRICS)[N]['dimensions']]: (typeof METRICS)[N]['dimensions'][D] extends readonly (infer V)[]
    ? V
    : never;
};
