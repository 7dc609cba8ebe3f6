import { composeHttp } from '../shared/compose-http.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composePhotoKeeping, type PhotoKeeping } from '../shared/photos/compose-photos.ts';

export type PhotosDeps = HttpDeps & PhotoKeeping;

export function composePhotos(): PhotosDeps {
  const shared = composeHttp();
  return { ...shared, ...composePhotoKeeping(shared.documents) };
}
