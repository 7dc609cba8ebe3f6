import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { readJsonFile } from './read-json-file.ts';

const directory = temporaryDirectory();

it.each(['', '{"a":', 'null', '7'])('names a damaged file, which holds %j', (content) => {
  const file = join(directory, 'state.json');
  writeFileSync(file, content);
  expect(() => readJsonFile(file)).toThrow(`${file} is damaged`);
});

it('reads what is whole, and nothing where there is none', () => {
  const file = join(directory, 'whole.json');
  writeFileSync(file, '{"a":1}');
  expect(readJsonFile(file)).toEqual({ a: 1 });
  expect(readJsonFile(join(directory, 'none.json'))).toBeUndefined();
});
