import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SharedPicture, TOUCH_ICONS } from '../../src/public/pictures.ts';
import { wrapWords } from './wrap-words.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const [WIDTH, HEIGHT] = [1200, 630];
/** As many letters of the title as have room beside the truck. */
const TITLE_LETTERS = 20;

/** The pictures of shared links, by their paths in the site, as PNG. */
export async function drawPictures(pictures: Record<string, SharedPicture>): Promise<[string, Buffer][]> {
  const { default: sharp } = await sharpWithFont();
  // The file of drawings is the full truck where no view is named.
  const truck = await sharp(join(PUBLIC, 'drawings/landing.svg'), { density: 300 })
    .resize(540)
    .png()
    .toBuffer();
  const mark = await sharp(join(PUBLIC, 'favicon.svg'), { density: 300 }).resize(72).png().toBuffer();
  return Promise.all(
    Object.entries(pictures).map(async ([path, picture]): Promise<[string, Buffer]> => {
      const image = sharp(Buffer.from(ground(picture))).composite([
        { input: truck, left: 620, top: 262 },
        { input: mark, left: 72, top: 64 },
      ]);
      return [path, await image.png({ palette: true }).toBuffer()];
    }),
  );
}

/** The site's mark as bitmaps, to the edges: phones round the corners themselves. */
export async function drawIcons(icons: typeof TOUCH_ICONS): Promise<[string, Buffer][]> {
  const { default: sharp } = await sharpWithFont();
  const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(' rx="9"', '');
  return Promise.all(
    icons.map(
      async ({ path, size }): Promise<[string, Buffer]> => [
        path,
        await sharp(Buffer.from(mark), { density: 1200 }).resize(size).png({ palette: true }).toBuffer(),
      ],
    ),
  );
}

/** The library that draws looks for fonts when it is loaded: it is shown the site's own, on whatever machine. */
async function sharpWithFont() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><fontconfig><dir>${import.meta.dirname}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = configuration;
  return import('sharp');
}

function ground({ title, line, brand }: SharedPicture): string {
  const titleLines = wrapWords(title, TITLE_LETTERS).map((words, row) =>
    text(words, 244 + row * 80, 68, '#10262C'),
  );
  const foot = 244 + (titleLines.length - 1) * 80 + 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Figtree" font-weight="700">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#FBF8F3"/>
<path d="M0 548h1200v82H0z" fill="#5B6C72"/>
<path d="M0 600h1200" stroke="#FFFFFF" stroke-width="6" stroke-dasharray="60 44" opacity=".6"/>
${text(brand, 114, 40, '#0B5563', 164)}
${titleLines.join('\n')}
${text(line, foot, 34, '#5A6B70')}
</svg>`;
}

function text(words: string, y: number, size: number, fill: string, x = 72): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escaped}</text>`;
}
