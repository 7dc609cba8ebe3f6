/** The attribute of a page's body while any of its quote form is on the screen: what floats makes way for it. */
export const FORM_IN_SIGHT = 'data-form-in-sight';
