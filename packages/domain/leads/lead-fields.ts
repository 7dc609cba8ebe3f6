import { LANGUAGE_LABELS, LANGUAGES } from '../site/language.ts';
import { ACCESS_KINDS, ACCESS_LABELS } from './fields/access.ts';
import { CLASSIFICATION_SOURCES } from './fields/classification.ts';
import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from './fields/contact-method.ts';
import {
  CONSENT,
  choice,
  DAY,
  EMAIL,
  entries,
  fact,
  HOURS,
  MOMENT,
  MONEY,
  NOTED_VERSIONS,
  NUMBER,
  OWNER,
  PHONE,
  PHOTO,
  PHOTO_LIST,
  PICKUP_DAY,
  SHARE,
  SOURCE,
  TOUCH,
  TRASH,
  text,
  USERNAME,
  type ValueOfKind,
  VISITOR_ENTRIES,
  VISITOR_ID,
} from './fields/field-kinds.ts';
import { column, type LeadFieldRules, onForm } from './fields/field-rules.ts';
import { JUNK_TYPE_LABELS, JUNK_TYPES } from './fields/junk-type.ts';
import { LEFT_STEP_LABELS, LEFT_STEPS } from './fields/left-step.ts';
import { SUSPICION_LABELS, SUSPICIONS } from './fields/suspicion.ts';
import {
  MAX_ADDRESS,
  MAX_DETAILS,
  MAX_HAZARDS,
  MAX_NAME,
  MAX_NOTES,
  MAX_OPEN_QUESTIONS,
  MAX_SESSION_ID,
} from './fields/text-limits.ts';
import { TIME_SLOT_LABELS, TIME_SLOTS } from './fields/time-slot.ts';
import { LEAD_STATUSES, STATUS_LABELS } from './lead-status.ts';

// What the fields of a group have in common. A field states all other rules itself, or it does not compile.
const SERVER = { form: null, chat: false, admin: false, timeline: false } as const;
const WORK = { form: null, chat: false, admin: true, timeline: true, merge: 'fill', missing: null } as const;
const FACT = { chat: true, timeline: true, merge: 'fact', missing: null } as const;
/** What the assistant notes for the team. */
const NOTED = {
  form: null,
  chat: true,
  admin: false,
  timeline: true,
  merge: 'union',
  missing: null,
} as const;
const JUNK = { chat: true, timeline: true, merge: 'junk', missing: null } as const;
/** How somebody came, and what they agreed to beside their request. */
const TRACE = { form: 'hidden', admin: false, timeline: false, merge: 'trace', missing: null } as const;
const PHOTOS = { ...SERVER, merge: 'photos', missing: null } as const;

/**
 * Every field of a lead with all rules about it (`fields/field-rules.ts` says what each means). The lead's types, its
 * schemas, its stored item, merges, exports, timeline and labels follow from this table. Its order is that of the changes
 * in a timeline.
 */
export const LEAD_FIELDS = {
  id: { ...SERVER, label: 'ID', kind: NUMBER, missing: 'never', merge: 'own', csv: column(1, 'ID') },
  /** Incremented by every stored change; an update must name the version that it read (`lead-version.ts`). */
  version: { ...SERVER, label: 'Version', kind: NUMBER, missing: 'never', merge: 'own', csv: null },
  status: {
    ...WORK,
    label: 'Status',
    kind: choice(LEAD_STATUSES, STATUS_LABELS),
    missing: 'never',
    merge: 'status',
    csv: column(2, 'Status'),
  },
  /** The admin whose lead it is, whoever works on it. */
  ownerId: { ...WORK, label: 'Owner', kind: OWNER, csv: column(20, 'Owner') },
  notes: { ...WORK, label: 'Notes', kind: text(MAX_NOTES), merge: 'notes', csv: column(21, 'Notes') },
  estimatedValue: { ...WORK, label: 'Estimated value', kind: MONEY, csv: column(16, 'Estimated Value') },
  scheduledDate: { ...WORK, label: 'Scheduled date', kind: DAY, csv: column(17, 'Scheduled Date') },
  /** From when to when the pickup is promised on its day; null where only the day is. */
  scheduledHours: {
    ...WORK,
    label: 'Pickup hours',
    kind: HOURS,
    merge: 'with-day',
    csv: column(18, 'Scheduled Hours'),
  },
  followUpDate: { ...WORK, label: 'Follow-up date', kind: DAY, csv: column(19, 'Follow-up Date') },
  name: {
    ...FACT,
    label: 'Name',
    kind: fact(MAX_NAME, 2),
    form: onForm(1, 'required'),
    admin: true,
    csv: column(3, 'Name'),
  },
  phone: {
    ...FACT,
    label: 'Phone',
    kind: PHONE,
    form: onForm(2, 'required'),
    admin: true,
    csv: column(4, 'Phone'),
  },
  email: {
    ...FACT,
    label: 'Email',
    kind: EMAIL,
    form: onForm(9, 'optional'),
    admin: true,
    csv: column(5, 'Email'),
  },
  address: {
    ...FACT,
    label: 'Address',
    kind: fact(MAX_ADDRESS, 5),
    form: onForm(3, 'required'),
    admin: true,
    csv: column(6, 'Address'),
  },
  source: {
    label: 'Source',
    kind: SOURCE,
    missing: 'never',
    form: 'hidden',
    chat: true,
    admin: true,
    timeline: true,
    merge: 'own',
    csv: column(22, 'Source'),
  },
  details: {
    ...FACT,
    label: 'Details',
    kind: text(MAX_DETAILS),
    form: onForm(5, 'optional'),
    admin: true,
    merge: 'details',
    csv: column(8, 'Details'),
  },
  junkConfidence: {
    ...JUNK,
    label: 'Junk confidence',
    kind: SHARE,
    form: null,
    admin: true,
    csv: column(37, 'Junk Type Confidence'),
  },
  junkClassificationSource: {
    ...JUNK,
    label: 'Classified by',
    kind: choice(CLASSIFICATION_SOURCES),
    form: null,
    admin: true,
    csv: column(36, 'Junk Type Set By'),
  },
  junkType: {
    ...JUNK,
    label: 'Junk type',
    kind: choice(JUNK_TYPES, JUNK_TYPE_LABELS),
    form: onForm(4, 'required'),
    admin: true,
    csv: column(7, 'Junk Type'),
  },
  preferredDate: {
    ...FACT,
    label: 'Preferred date',
    kind: PICKUP_DAY,
    form: onForm(6, 'required'),
    admin: true,
    csv: column(10, 'Preferred Date'),
  },
  preferredContactMethod: {
    ...FACT,
    label: 'Contact by',
    kind: choice(CONTACT_METHODS, CONTACT_METHOD_LABELS),
    form: onForm(8, 'optional'),
    admin: true,
    csv: column(12, 'Preferred Contact Method'),
  },
  preferredTimeSlot: {
    ...FACT,
    label: 'Part of the day',
    kind: choice(TIME_SLOTS, TIME_SLOT_LABELS),
    form: onForm(7, 'optional'),
    admin: true,
    csv: column(11, 'Preferred Time'),
  },
  access: {
    ...FACT,
    label: 'Access',
    kind: choice(ACCESS_KINDS, ACCESS_LABELS),
    form: onForm(10, 'optional'),
    admin: true,
    csv: column(13, 'Access'),
  },
  /** The hazardous or refused goods that the visitor named. */
  hazards: {
    ...NOTED,
    label: 'Hazardous goods',
    kind: entries(MAX_HAZARDS),
    csv: column(14, 'Hazardous Goods'),
  },
  /** What the visitor asked and the assistant could not answer: the team does. */
  openQuestions: {
    ...NOTED,
    label: 'Open questions',
    kind: entries(MAX_OPEN_QUESTIONS),
    csv: column(15, 'Open Questions'),
  },
  /** The main photo of the form. */
  photoPath: { ...PHOTOS, label: 'Photo', kind: PHOTO, csv: column(33, 'Photo') },
  /** The form's other photos. */
  additionalPhotos: {
    ...PHOTOS,
    label: 'Additional photos',
    kind: PHOTO_LIST,
    csv: column(34, 'Additional Photos'),
  },
  /** The photos that were sent in the chat. */
  chatPhotoPaths: { ...PHOTOS, label: 'Chat photos', kind: PHOTO_LIST, csv: column(35, 'Chat Photos') },
  visitorId: {
    ...SERVER,
    label: 'Visitor ID',
    kind: VISITOR_ID,
    missing: null,
    form: 'hidden',
    chat: true,
    merge: 'origin',
    csv: column(38, 'Visitor ID'),
  },
  sessionId: {
    ...SERVER,
    label: 'Session ID',
    kind: text(MAX_SESSION_ID),
    missing: null,
    chat: true,
    merge: 'origin',
    csv: column(39, 'Chat ID'),
  },
  /** The visit by which the visitor came to the site first, and the one before their request. */
  firstTouch: { ...TRACE, label: 'First visit', kind: TOUCH, chat: true, csv: column(31, 'First Visit') },
  lastTouch: { ...TRACE, label: 'Last visit', kind: TOUCH, chat: true, csv: column(32, 'Last Visit') },
  marketingConsent: {
    ...TRACE,
    label: 'Offers by email or text',
    kind: CONSENT,
    chat: true,
    csv: column(30, 'Marketing Consent'),
  },
  /** In which the visitor asked, and is to be answered. */
  language: {
    ...TRACE,
    label: 'Language',
    kind: choice(LANGUAGES, LANGUAGE_LABELS),
    chat: true,
    csv: column(29, 'Language'),
  },
  /** Where its visitor left the chat without sending it, for which it counts as new; null for what was sent. */
  leftAt: {
    ...SERVER,
    label: 'Left at',
    kind: choice(LEFT_STEPS, LEFT_STEP_LABELS),
    timeline: true,
    missing: null,
    merge: 'status',
    csv: column(23, 'Chat Left At'),
  },
  createdAt: {
    ...SERVER,
    label: 'Created',
    kind: MOMENT,
    missing: 'never',
    merge: 'own',
    csv: column(9, 'Created'),
  },
  updatedAt: {
    ...SERVER,
    label: 'Updated',
    kind: MOMENT,
    missing: 'never',
    merge: 'own',
    csv: column(27, 'Updated'),
  },
  /** The admin who changed it last; null while nobody but its visitor has. Whose it is changes nothing of it. */
  updatedBy: {
    ...SERVER,
    label: 'Updated by',
    kind: USERNAME,
    missing: null,
    merge: 'own',
    csv: column(28, 'Updated By'),
  },
  /** When an admin first changed it; null of leads that were changed before this was kept, which wait no more. */
  firstChangedAt: {
    ...SERVER,
    label: 'First changed',
    kind: MOMENT,
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** When an admin first called or moved the lead on: the end of the "time to first contact". */
  firstContactAt: {
    ...SERVER,
    label: 'First contact',
    kind: MOMENT,
    missing: null,
    merge: 'fill',
    csv: column(24, 'First Contacted'),
  },
  /** The first contact of which a status alone speaks, and no call: it is none where the status is taken back. */
  statusContactAt: {
    ...SERVER,
    label: 'Contact by status',
    kind: MOMENT,
    missing: null,
    merge: 'fill',
    csv: null,
  },
  /**
   * When its visitor asked in the chat for no more than a call: they wait for it as a new lead does, until somebody was in contact
   * (`wants-call-back.ts`). Null of leads that nobody has written since before this was kept.
   */
  callBackAt: {
    ...SERVER,
    label: 'Call back asked',
    kind: MOMENT,
    missing: null,
    merge: 'fill',
    csv: null,
  },
  /** The status in which the day of the follow-up was set: one that was scheduled since is not called back any more. */
  followUpStatus: {
    ...SERVER,
    label: 'Status at the follow-up',
    kind: choice(LEAD_STATUSES, STATUS_LABELS),
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** How many calls nobody has answered since one was answered, and when the last was. */
  unanswered: { ...SERVER, label: 'Unanswered calls', kind: NUMBER, missing: 0, merge: 'own', csv: null },
  unansweredAt: {
    ...SERVER,
    label: 'Last unanswered call',
    kind: MOMENT,
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** How many repeat requests of the same person this lead has. */
  askedAgain: {
    ...SERVER,
    label: 'Asked again',
    kind: NUMBER,
    missing: 0,
    merge: 'count',
    csv: column(25, 'Times Asked Again'),
  },
  /** How many of these came from other visitors than its own: they are notes for the team and nothing else. */
  askedByOthers: {
    ...SERVER,
    label: 'Asked by others',
    kind: NUMBER,
    missing: 0,
    merge: 'count',
    csv: null,
  },
  /** The open lead of another visitor with the same phone and address, for an admin to merge; null where there was none. */
  looksLike: { ...SERVER, label: 'Looks like', kind: NUMBER, missing: null, merge: 'own', csv: null },
  /** When the last repeat request was. */
  askedAgainAt: {
    ...SERVER,
    label: 'Last asked again',
    kind: MOMENT,
    missing: null,
    merge: 'latest',
    csv: column(26, 'Last Asked Again'),
  },
  /**
   * When its customer last canceled, corrected or asked again what the team had answered already: it needs a reply until somebody
   * of the team has dealt with that (`customer-news.ts`). Null of leads of which that was before this was kept.
   */
  newsAt: {
    ...SERVER,
    label: 'News of the customer',
    kind: MOMENT,
    missing: null,
    merge: 'latest',
    csv: null,
  },
  /**
   * When its customer last asked in the chat what is open still, beside what they asked before: by this it is known what `newsAt` is
   * news of. Null of leads of which that was before this was kept.
   */
  questionAt: {
    ...SERVER,
    label: 'Last question',
    kind: MOMENT,
    missing: null,
    merge: 'latest',
    csv: null,
  },
  /** Set while the lead is in the trash; it keeps its status for the way back. */
  trash: { ...SERVER, label: 'Trash', kind: TRASH, missing: null, merge: 'own', csv: null },
  /** Why it stands in a list of its own, which nobody is told of; null for a lead that the team works on. */
  suspicion: {
    ...SERVER,
    label: 'Suspicious',
    kind: choice(SUSPICIONS, SUSPICION_LABELS),
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** How many timeline entries its visitors have made; null for none. */
  visitorEntries: {
    ...SERVER,
    label: 'Entries of visitors',
    kind: VISITOR_ENTRIES,
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** Its last versions, where these are by notes of other visitors alone (`lead-version.ts`); null where they are not. */
  notedVersions: {
    ...SERVER,
    label: 'Noted versions',
    kind: NOTED_VERSIONS,
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** Its last versions, where these changed nothing that its homeowner sees (`lead-version.ts`); null where they did. */
  unseenVersions: {
    ...SERVER,
    label: 'Unseen versions',
    kind: NOTED_VERSIONS,
    missing: null,
    merge: 'own',
    csv: null,
  },
  /** The lead that this one was merged into; merged leads are in no list. */
  mergedInto: { ...SERVER, label: 'Merged into', kind: NUMBER, missing: null, merge: 'own', csv: null },
} as const satisfies Record<string, LeadFieldRules>;

type LeadFields = typeof LEAD_FIELDS;
export type LeadFieldName = keyof LeadFields;

/** The names of the fields whose rule is one of `Value`. */
export type FieldsWith<Rule extends keyof LeadFieldRules, Value> = {
  [F in LeadFieldName]: LeadFields[F][Rule] extends Value ? F : never;
}[LeadFieldName];

/** What a field holds; what is not known is null. */
export type FieldValue<F extends LeadFieldName> =
  | ValueOfKind<LeadFields[F]['kind']>
  | (LeadFields[F]['missing'] extends null ? null : never);

export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as LeadFieldName[];

/** The fields with a rule, in the order of the table. */
export function fieldsWith<Rule extends keyof LeadFieldRules, const Value extends LeadFieldRules[Rule]>(
  rule: Rule,
  ...values: Value[]
): FieldsWith<Rule, Value>[] {
  const names = LEAD_FIELD_NAMES.filter((name) => values.some((value) => LEAD_FIELDS[name][rule] === value));
  return names as FieldsWith<Rule, Value>[];
}
