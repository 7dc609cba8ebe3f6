import { describe, expect, it } from '@jest/globals';
import { joinNotes } from './join-notes.ts';

describe('notes that are joined', () => {
  it.each([
    [null, 'ring twice', 'ring twice'],
    ['ring twice', 'mind the dog', 'ring twice\nmind the dog'],
    ['ring twice, mind the dog', 'mind the dog', 'ring twice, mind the dog'],
    ['mind the dog', 'ring twice, mind the dog', 'ring twice, mind the dog'],
  ])('%j and %j are %j', (known, notes, joined) => {
    expect(joinNotes(known, notes)).toBe(joined);
  });

  it.each([
    ['gate code is 4412', 'sorry the gate code is 4421 not 4412', 'gate code is 4421'],
    ['gate code is 4412', 'the code is 4421', 'gate code is 4421'],
    ['Gate code 4412, dog in yard', 'gate code is actually 4421', 'Gate code 4421, dog in yard'],
    [
      'Gate code 4412\nring twice',
      'gate code is 4421 and mind the step',
      'ring twice\ngate code is 4421 and mind the step',
    ],
    ['le code de la porte est 5566', "oups le code c'est 5567 pas 5566", 'le code de la porte est 5567'],
    ['buzzer 12\ngate code 4412', 'buzzer is 21', 'buzzer 21\ngate code 4412'],
  ])('a code that is put right stands once: %j and %j', (known, notes, joined) => {
    expect(joinNotes(known, notes)).toBe(joined);
  });

  it.each([
    ['gate code 4412', 'door code 7788'],
    ['gate code 4412', 'buzzer is 12'],
    ['gate code 4412\ndoor code 7788', 'the code is 9911'],
    ['gate code 4412', 'there is a second gate code, 7788'],
    ['gate code 4412 or 4413', 'gate code 7788'],
    ['14 steps', 'gate code 7788'],
    ['gate code 4412', 'park at number 4421'],
  ])('another code comes on top: %j and %j', (known, notes) => {
    expect(joinNotes(known, notes)).toBe(`${known}\n${notes}`);
  });
});
