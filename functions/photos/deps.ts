import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { composePhotoStorage, type PhotoStorage } from '../shared/photos/compose-photo-storage.ts';

export type PhotosDeps = HttpDeps & PhotoStorage & { limiter: Limiter };

export function composePhotos(): PhotosDeps {
  const env = readEnv('photos');
  const shared = composeHttp(env);
  const limiter = composeLimiter(shared.documents, env);
  return { ...shared, ...composePhotoStorage(shared.documents, env), limiter };
}
