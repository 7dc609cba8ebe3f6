import { SiteCaller } from '../site-caller.ts';

/** The site that is tested, and who signs in there. */
export interface SmokeTarget {
  site: URL;
  username: string;
  password: string;
  /** Whose alarm is rung; without it no alarm is. */
  stack?: string | undefined;
}

/** What the steps of one run share: who calls, and what there is to be removed again. */
export interface SmokeStage {
  target: SmokeTarget;
  admin: SiteCaller;
  visitor: SiteCaller;
  visitorId: string;
  /** By which the request is found again, should its answer be lost. */
  leadKey: string;
  /** Of the lead by which everything of the visitor is erased; null before it is there. */
  leadId: number | null;
  /** A request was sent, whether or not it was answered. */
  hasAskedForLead: boolean;
  isSignedIn: boolean;
}

export function smokeStage(target: SmokeTarget): SmokeStage {
  return {
    target,
    admin: new SiteCaller(target.site),
    visitor: new SiteCaller(target.site),
    visitorId: `smoke-test-${crypto.randomUUID()}`,
    leadKey: crypto.randomUUID(),
    leadId: null,
    hasAskedForLead: false,
    isSignedIn: false,
  };
}

/** A check of one part of the product. */
export interface SmokeStep {
  name: string;
  /** The steps without which this one is not tried. */
  needs: readonly string[];
  /** What to do where it fails. */
  remedy: string;
  /** Why it is left out for this target; null where it is not. */
  skipReason?(target: SmokeTarget): string | null;
  /** @throws Error where the part does not work. */
  run(stage: SmokeStage): Promise<void>;
}
