import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composePhotoStorage, type PhotoStorage } from '../shared/photos/compose-photo-storage.ts';

export type PhotosDeps = HttpDeps & PhotoStorage;

export function composePhotos(): PhotosDeps {
  const env = readEnv('photos');
  const shared = composeHttp(env);
  return { ...shared, ...composePhotoStorage(shared.documents, env) };
}
