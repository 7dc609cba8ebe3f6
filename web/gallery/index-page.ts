import type { Picture } from './picture.ts';

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #f4f4f4; }
h2 { position: sticky; top: 0; margin: 24px 0 8px; padding: 8px 0; background: inherit; }
section { display: flex; gap: 8px; overflow-x: auto; align-items: start; }
figure { margin: 0; padding: 6px; background: #fff; border: 1px solid #ccc; }
figure.bad { border: 2px solid #b00020; }
img { display: block; height: 340px; }
ul { margin: 4px 0 0; padding-left: 16px; max-width: 320px; color: #b00020; }`;

/** A page that shows pictures side by side, a state a line, and says what is wrong with each. */
export function indexPage(pictures: readonly Picture[]): string {
  const faulty = pictures.filter(({ faults }) => faults.length > 0).length;
  const groups = [...Map.groupBy(pictures, ({ group }) => group)];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>${STYLE}
</style>
<h1>${pictures.length} pictures, ${faulty} with something wrong</h1>
${groups.map(([group, own]) => groupOf(group, own)).join('\n')}
</html>
`;
}

function groupOf(group: string, pictures: readonly Picture[]): string {
  const states = [...Map.groupBy(pictures, ({ state }) => state)];
  const rows = states.map(
    ([state, own]) => `<h3>${escaped(state)}</h3>\n<section>${own.map(figure).join('\n')}</section>`,
  );
  return `<h2>${escaped(group)}</h2>\n${rows.join('\n')}`;
}

function figure({ file, width, scheme, faults }: Picture): string {
  const look = faults.length > 0 ? ' class="bad"' : '';
  const list = faults.map((one) => `<li>${escaped(one)}`).join('');
  return `<figure${look}><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${width}, ${scheme}</figcaption>${list && `<ul>${list}</ul>`}</figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
