import { boundedRetries } from './retry-strategy.ts';

interface ClientLimits {
  connectionTimeout: number;
  /** Until a response begins. */
  requestTimeout: number;
  maxAttempts: number;
}

/**
 * How long a service may take before it is given up and tried again, in milliseconds: all attempts together stay within
 * the 15 seconds that most functions have.
 */
export const CLIENT_LIMITS = {
  dynamodb: { connectionTimeout: 1_000, requestTimeout: 2_500, maxAttempts: 5 },
  kms: { connectionTimeout: 1_000, requestTimeout: 3_000, maxAttempts: 3 },
  // Small answers, on which every request of a new process waits.
  ssm: { connectionTimeout: 1_000, requestTimeout: 3_000, maxAttempts: 3 },
  s3: { connectionTimeout: 1_000, requestTimeout: 5_000, maxAttempts: 2 },
  // A whole picture goes along.
  rekognition: { connectionTimeout: 1_000, requestTimeout: 6_000, maxAttempts: 2 },
  // `GatewaySockets` decides what is sent again.
  sockets: { connectionTimeout: 1_000, requestTimeout: 2_000, maxAttempts: 1 },
  // What may have been received is not sent again: it would come twice.
  mail: { connectionTimeout: 2_000, requestTimeout: 6_000, maxAttempts: 1 },
  texts: { connectionTimeout: 2_000, requestTimeout: 6_000, maxAttempts: 1 },
} as const satisfies Record<string, ClientLimits>;

/** The settings of a service's client; endpoint, region and credentials come from the environment, as in Lambda. */
export function clientSettings(service: keyof typeof CLIENT_LIMITS) {
  const { maxAttempts, ...timeouts } = CLIENT_LIMITS[service];
  return {
    maxAttempts,
    retryStrategy: boundedRetries(maxAttempts),
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
  };
}
