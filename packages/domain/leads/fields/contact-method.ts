/** How a person wants to be contacted (specification section 3); `email` is a fallback. */
export const CONTACT_METHODS = ['phone', 'sms', 'email'] as const;

export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** The labels of specification section 3. */
export const CONTACT_METHOD_LABELS: Record<ContactMethod, string> = {
  phone: 'Phone Call',
  sms: 'Text Message',
  email: 'Email',
};
