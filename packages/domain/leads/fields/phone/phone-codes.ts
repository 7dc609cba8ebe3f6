/**
 * What can be dialled, from the metadata of libphonenumber-js: the test beside this file compares both, and shows what
 * to put here after an update of that library.
 */

/** Whether each area code of North America is in use, a line a hundred from 200 on, four to a hexadecimal figure. */
export const AREA_CODES = [
  '7feff9fd39a2fecb9ee958400',
  '7feffdf7add73e0ddc00a6000',
  '7feff1cbb6f5a0218ef388000',
  'ffefffffe1c89057b3f5ef800',
  'ffeffb2f49c770fe9782fa400',
  '7fcff8fba6b1866b57f3ef000',
  'ffeffc6fd39de3fbfecf00800',
  'ffeff84f2ff5da9003d39e400',
].join('');

/** The fewest and the most figures behind the calling codes of other countries. */
export const CODES_BY_LENGTH = `
  10 10 52 58 225 229
  10 11 54
  10 12 30
  10 14 7 234
  5 5 290 500 682
  6 6 247 298 299 672 687
  7 10 27 44 48 53 64 84 95 98 230 243 254 263 267 353 372 685 880 960
  7 11 31 352 375 501 503 507 595 679 852 886 974
  7 12 39 46 61 86 358 359 381 971 972
  7 13 43 63 90 598
  7 14 82
  7 15 49
  7 17 62
  7 7 238 239 246 248 269 291 297 592 597 673 674 676 677 678 680 683 688 690 691 692
  7 8 47 241 386 599 670 675 686 853 961 965 975
  7 9 40 220 231 245 252 265 354 355 376 385 421 423 508 681 689 967 968
  8 10 20 60 378 506 850 855 856 964 970 976
  8 11 55 57 65 502 504 593 977
  8 12 92 383
  8 13 66 91
  8 17 81
  8 8 45 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 973 993
  8 9 32 36 51 213 224 233 237 250 258 264 268 377 382 387 591 962 963
  9 10 380 966 996
  9 11 56
  9 12 41 420
  9 9 33 34 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 992 994 995 998
`;

/** Countries whose numbers keep a leading zero. */
export const KEEPS_ZERO: ReadonlySet<string> = new Set('39 225 226 241 242 247 992'.split(' '));
