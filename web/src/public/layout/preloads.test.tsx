import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Preloads } from './preloads.tsx';

it('preloads what opens an island once, and not what the island loads later', () => {
  const chat = { src: '/chat.js', later: '/engine.js' };
  const { container } = render(<Preloads islands={[{ src: '/form.js' }, chat, chat]} scripts={[]} />);
  const links = [...container.innerHTML.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)];
  expect(links.map(([, href]) => href)).toEqual(['/form.js', '/chat.js']);
});

it('fetches ahead what the next page asks for, and runs none of it', () => {
  const { container } = render(<Preloads islands={[]} scripts={[]} next={['/assets/app-1.js']} />);
  expect(container.innerHTML).toBe('<template><link rel="prefetch" href="/assets/app-1.js"></template>');
});
