import type { ClassificationSource } from './fields/classification.ts';
import type { ContactMethod } from './fields/contact-method.ts';
import type { JunkType } from './fields/junk-type.ts';
import type { LeadStatus } from './lead-status.ts';

/**
 * A request for a quote and its state of work (specification section 3). What is not known is null. All times are
 * ISO 8601 in UTC with milliseconds; `preferredDate`, `scheduledDate` and `followUpDate` are days stored at noon UTC.
 */
export interface Lead {
  id: number;
  /** Rises with every stored change; an update must name the version that it read. */
  version: number;
  status: LeadStatus;
  name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  junkType: JunkType | null;
  /** 0 to 1. */
  junkConfidence: number | null;
  junkClassificationSource: ClassificationSource | null;
  details: string | null;
  preferredDate: string | null;
  preferredContactMethod: ContactMethod | null;
  /** The main photo of the form, as `/uploads/…`. */
  photoPath: string | null;
  /** The form's other photos, as the JSON text of a list of paths (`lead-photos.ts`). */
  additionalPhotos: string | null;
  /** The photos that came in the chat, as the JSON text of a list of paths. */
  chatPhotoPaths: string | null;
  source: string;
  visitorId: string | null;
  sessionId: string | null;
  notes: string | null;
  estimatedValue: number | null;
  scheduledDate: string | null;
  followUpDate: string | null;
  createdAt: string;
  updatedAt: string;
  /** The username of the admin who changed it last; null while nobody but its visitor has. */
  updatedBy: string | null;
  /** When an admin first called or moved the lead on: the end of the "time to first contact". */
  firstContactAt: string | null;
  /** How many repeat requests of the same person were attached to this lead, and when the last one was. */
  askedAgain: number;
  askedAgainAt: string | null;
  /** Set while the lead is in the trash; it keeps its status for the way back. */
  trash: LeadTrash | null;
  /** The lead that this one was merged into; merged leads are in no list. */
  mergedInto: number | null;
}

/** The source of a lead that names none (specification section 3). */
export const DEFAULT_SOURCE = 'direct';

/** When and by whom a lead was deleted, and from when on it is gone for good. Times are ISO 8601 in UTC. */
export interface LeadTrash {
  deletedAt: string;
  deletedBy: string;
  expiresAt: string;
}

/** The fields of a lead that a visitor's submission sets; the server adds id, status, version and times. */
export type LeadSubmission = Pick<
  Lead,
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'junkType'
  | 'junkConfidence'
  | 'junkClassificationSource'
  | 'details'
  | 'preferredDate'
  | 'preferredContactMethod'
  | 'photoPath'
  | 'additionalPhotos'
  | 'chatPhotoPaths'
  | 'source'
  | 'visitorId'
  | 'sessionId'
>;
