import { renderFeature } from '#lib/testing/render-feature.tsx';
import { RequestPanel } from '../request-panel.tsx';
import { en, type RequestTexts } from '../texts/request-texts.ts';

/** Renders the page of a request by its link, in English unless other texts are given. */
export function openRequest(texts: RequestTexts = en, task?: 'adding') {
  return renderFeature(<RequestPanel texts={texts} token="r1.token" task={task} />);
}
