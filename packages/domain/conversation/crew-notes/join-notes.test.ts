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
    [
      'gate code 4411, key is under the mat',
      'actually the key is with my neighbour',
      'gate code 4411\nthe key is with my neighbour',
    ],
    ['the key is under the mat', 'the key is with Ann', 'the key is with Ann'],
    ['la clé est sous le tapis', 'la clé est chez la voisine', 'la clé est chez la voisine'],
    ['Luc will let you in', 'sorry, Yvette will let you in', 'Yvette will let you in'],
    ['Luc will let you in', 'Yvette will let you in instead', 'Yvette will let you in instead'],
    ['park in the lane. ring twice', 'no, park on the street', 'ring twice\npark on the street'],
    ['gate code 4411', 'gate code changed to 5500', 'gate code 5500'],
  ])('a note that is taken back gives way: %j and %j', (known, notes, joined) => {
    expect(joinNotes(known, notes)).toBe(joined);
  });

  it.each([
    ['key is under the mat', 'the spare key is with my neighbour'],
    ['Luc will let you in', 'sorry, Yvette will be there too'],
    ['key is under the mat', 'sorry, mind the dog'],
    ['front door key under the mat, garage key in the box', 'actually the key is with Ann'],
    ['key is under the mat', 'leave the key on the table'],
  ])('anything else comes on top: %j and %j', (known, notes) => {
    expect(joinNotes(known, notes)).toBe(`${known}\n${notes}`);
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
