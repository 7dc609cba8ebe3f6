/** Of the form, which the bootstrap script knows by its `data-island`. */
export const LOGIN_FORM = 'login-form';

export const LOGIN = 'Login';
export const BUSY = 'Logging in...';

/** What the button beside the password says, and its name. */
export const SHOW_PASSWORD = { text: 'Show', name: 'Show password' };
export const HIDE_PASSWORD = { text: 'Hide', name: 'Hide password' };
