import { PHOTO_HAZARDS, type PhotoHazard } from '@harbour-haul/domain/photos/photo';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { LoadedPhotoState } from './api/photo-states.ts';

const NAMES: Record<PhotoHazard, string> = {
  paint: 'paint or solvents',
  propane: 'propane or other gas',
  fuel: 'fuel or oil',
  batteries: 'batteries',
};

/** Warns of goods that need care, where they are seen in a photo. */
export function HazardWarning({ photoStates }: { photoStates: readonly LoadedPhotoState[] }) {
  const seen = new Set(
    photoStates.flatMap((one) => (one && one !== 'missing' ? (one.findings?.hazards ?? []) : [])),
  );
  if (seen.size === 0) return null;
  const names = PHOTO_HAZARDS.filter((hazard) => seen.has(hazard)).map((hazard) => NAMES[hazard]);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>Hazardous goods in the photos?</AlertTitle>
      They may show {new Intl.ListFormat('en-CA').format(names)}. Please ask before anybody is sent.
    </Alert>
  );
}
