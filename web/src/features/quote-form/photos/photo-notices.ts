import { MAX_FORM_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import type { PhotoProblem } from './queued-photo.ts';

/** A toast about photos. */
export interface PhotoNotice {
  title: string;
  description: string;
  variant: 'destructive';
}

/** The texts of specification section 5, and one for a limit of ours. */
export const PROBLEM_NOTICES: Record<PhotoProblem, PhotoNotice> = {
  'too-large': {
    title: 'File too large',
    description: 'Please select an image smaller than 5MB.',
    variant: 'destructive',
  },
  'not-an-image': {
    title: 'Not a photo',
    description: 'Please select an image (JPG, PNG or GIF).',
    variant: 'destructive',
  },
  'too-many': {
    title: 'Too many photos',
    description: `A request can have up to ${MAX_FORM_PHOTOS} photos. The first ones were taken.`,
    variant: 'destructive',
  },
};
