/** Whose something in a list is: the admin's own, or nobody's. */
export const LISTED_OWNERS = ['me', 'none'] as const;
