import type { LeadOutcome } from './send-lead.ts';

/** A toast that the chat requests. */
export interface ChatNotice {
  title: string;
  description: string;
  variant: 'success' | 'destructive';
}

/** How submissions end, in the words of specification section 8. */
export const NOTICES: Record<LeadOutcome['kind'], ChatNotice> = {
  accepted: {
    title: 'Success!',
    description: "Your information has been submitted. We'll be in touch soon!",
    variant: 'success',
  },
  refused: {
    title: 'Something went wrong',
    description: 'We had trouble submitting your information. Please try again.',
    variant: 'destructive',
  },
  unreachable: {
    title: 'Connection error',
    description: "We couldn't reach our servers. Please try again later.",
    variant: 'destructive',
  },
};

/** The server's words for who is beyond a limit: until when, and whom to call. */
export const limitNotice = (text: string): ChatNotice => ({
  title: 'Please wait',
  description: text,
  variant: 'destructive',
});

/** Section 5's text for photos of 5 MB and more. */
export const FILE_TOO_LARGE: ChatNotice = {
  title: 'File too large',
  description: 'Please select an image smaller than 5MB.',
  variant: 'destructive',
};

/** No browser reads every image. */
export const NOT_SHRUNK: ChatNotice = {
  title: 'Could not make it smaller',
  description: 'This browser cannot read the picture. Please select an image smaller than 5MB.',
  variant: 'destructive',
};

/** Once more a photo could not be stored. */
export const PHOTO_UNREACHABLE: ChatNotice = {
  title: 'Connection error',
  description: 'The photo could not be sent. It is still here, please try again later.',
  variant: 'destructive',
};

export const NOT_AN_IMAGE: ChatNotice = {
  title: 'Not a photo',
  description: 'Please select an image, such as a JPG or PNG.',
  variant: 'destructive',
};
