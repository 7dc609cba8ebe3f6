import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import type { LocalProduct } from './local-product.ts';
import { productTable } from './product-table.ts';

type Cookies = Record<string, string>;

const CLEANED = { width: 4, height: 3, placeholder: 'data:image/jpeg;base64,x' };

/** Photos that visitors announce, and that are found clean without their bytes. @param product once there is one */
export function photoUploads(product: () => LocalProduct) {
  const markClean = (name: string) =>
    new PhotosRepository(productTable(product(), 'PhotosTableName')).markClean(name, CLEANED, new Date());
  const announcedPhoto = async (visitorId: string, cookies: Cookies = {}, source = 'form') => {
    const body = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10, source };
    const answer = await product().call('POST', '/api/upload-photo', { body, cookies });
    const path = String(answer.body.path);
    return { path, name: path.slice('/uploads/'.length), cookies: { ...cookies, ...answer.cookies } };
  };
  return {
    announcedPhoto,
    markClean,
    /** A photo that arrived and is found clean. */
    uploadedPhoto: async (visitorId: string, cookies: Cookies = {}, source = 'form') => {
      const photo = await announcedPhoto(visitorId, cookies, source);
      await markClean(photo.name);
      return photo;
    },
  };
}
