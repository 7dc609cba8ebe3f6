/** The toasts of the sign-in, with React, a file of its own: nobody needs them who types what is right. */
export { showToast } from './show-toast.ts';
