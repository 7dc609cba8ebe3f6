import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../../../bench/load/people/person.ts';
import type { ChaosCaller } from '../../chaos-caller.ts';
import { type ChaosStage, SECRET_OF_PHOTO } from '../../chaos-stage.ts';
import { sendForm } from '../people.ts';
import { type Arena, erased, type Move, type Ring, seen, twoAdmins } from './arena.ts';
import { leadsOf, namesOf } from './lead-ring.ts';

/** A lead, and a photo of its visitor that is on its way. */
interface PhotoArena extends Arena {
  readonly params: { readonly id: string };
  readonly person: Person;
  readonly visitor: ChaosCaller;
  readonly path: string;
  readonly upload: () => Promise<Response>;
}

type PhotoMove = Move<PhotoArena>;

const joinLead: PhotoMove = ({ visitor, params, path }) =>
  visitor.request('addLeadPhotos', { params, body: { photoPaths: [path] } });
const remove: PhotoMove = ({ params }, admin) => admin.request('deleteLead', { params });

const restore: PhotoMove = ({ params }, admin) => admin.request('restoreLead', { params });
const erase: PhotoMove = ({ params }, admin) => erased(admin, params.id);

/** A photo that is not there yet. */
export const comingPhoto: Ring<PhotoArena> = {
  name: 'two at a photo',
  open: openArena,
  moves: {
    'its upload': ({ upload }) => upload(),
    'its joining': joinLead,
    'a deletion': remove,
  },
};

/** A photo that is not there yet, of a lead in the trash, from where alone it may be erased. */
export const photoOfTrashedLead: Ring<PhotoArena> = {
  name: "two at a deleted lead's photo",
  open: async (stage) => {
    const arena = await openArena(stage);
    await stage.admin.ask('deleteLead', { params: arena.params });
    return arena;
  },
  moves: {
    'its upload': ({ upload }) => upload(),
    'its joining': joinLead,
    'a restoration': restore,
    'an erasure': erase,
  },
};

async function openArena(stage: ChaosStage): Promise<PhotoArena> {
  const [person, visitor] = [stage.nextPerson(), stage.visitor()];
  const id = await sendForm(stage, visitor, person);
  stage.acknowledged.leads.delete(id);
  const { jpeg } = stage;
  const { visitorId } = person;
  const file = { filename: 'sofa.jpg', contentType: 'image/jpeg', size: jpeg.length, source: 'form' };
  const { path, upload } = await visitor.ask('uploadPhoto', { body: { ...file, visitorId } });
  const name = path.slice('/uploads/'.length);
  const [stem = name] = name.split('.');
  const names = new Map([[String(id), '<lead>'], [stem, '<photo>'], ...namesOf(person, 'person')]);
  return {
    admins: await twoAdmins(stage),
    params: { id: String(id) },
    person,
    visitor,
    path,
    upload: () =>
      visitor.fetch(upload.url, {
        method: upload.method,
        headers: upload.headers,
        body: new Uint8Array(jpeg),
      }),
    names,
    look: async () => ({
      ...(await leadsOf(stage, [person], names)),
      photo: await shown(visitor, path),
      state: await seen(await visitor.request('getPhotoState', { params: { name } })),
      files: readdirSync(join(stage.product.localDir, 's3'), { recursive: true, encoding: 'utf8' }).filter(
        (one) => one.includes(stem),
      ),
      photoRows: (await stage.rowsOf('PhotosTable'))
        .filter((row) => JSON.stringify(row).includes(stem))
        .map((row) => Object.keys(row).toSorted().join()),
    }),
  };
}

async function shown(visitor: ChaosCaller, path: string): Promise<string> {
  const response = await visitor.fetch(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `${response.status}${bytes.includes(SECRET_OF_PHOTO) ? ', with what the phone wrote' : ''}`;
}
