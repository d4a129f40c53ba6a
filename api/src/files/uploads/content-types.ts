import { refuse } from '../../platform/http/refuse.ts';
import type { Seen } from '../pictures/inspect.ts';

/** What a file is: told by its bytes alone. */
export interface Kind {
  type: string;
  /** The endings that a name of this kind may have; the first is given to a name with another one. */
  endings: readonly [string, ...string[]];
}
interface Signature extends Kind {
  fits: (seen: Seen) => boolean;
}

const starts =
  (...beginnings: (string | number[])[]) =>
  ({ head }: Seen) =>
    beginnings.some((each) => bytesOf(each).equals(head.subarray(0, each.length)));
const bytesOf = (text: string | number[]) =>
  typeof text === 'string' ? Buffer.from(text, 'latin1') : Buffer.from(text);
const has = ({ head, tail }: Seen, word: string) => head.includes(word) || tail.includes(word);
const at = ({ head }: Seen, place: number, word: string) =>
  head.subarray(place, place + word.length).equals(bytesOf(word));
const riff = (form: string) => (seen: Seen) => at(seen, 0, 'RIFF') && at(seen, 8, form);
const brand =
  (...brands: string[]) =>
  (seen: Seen) =>
    at(seen, 4, 'ftyp') && brands.some((each) => at(seen, 8, each));
const isZip = starts([0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6]);
const zipWith = (word: string) => (seen: Seen) => isZip(seen) && has(seen, word);
const isMatroska = starts([0x1a, 0x45, 0xdf, 0xa3]);
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const kind = (type: string, endings: Kind['endings'], fits: Signature['fits']): Signature => ({
  type,
  endings,
  fits,
});

/** In this order: what is more exact comes first. */
const SIGNATURES: readonly Signature[] = [
  kind('image/png', ['png'], starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  kind('image/jpeg', ['jpg', 'jpeg'], starts([0xff, 0xd8, 0xff])),
  kind('image/gif', ['gif'], starts('GIF87a', 'GIF89a')),
  kind('image/webp', ['webp'], riff('WEBP')),
  kind('image/avif', ['avif'], brand('avif', 'avis')),
  kind('image/heic', ['heic', 'heif'], brand('heic', 'heix', 'mif1', 'msf1')),
  kind('image/tiff', ['tif', 'tiff'], starts([0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a])),
  kind('image/vnd.adobe.photoshop', ['psd'], starts('8BPS')),
  kind('application/pdf', ['pdf', 'ai'], starts('%PDF-')),
  kind(`${office}.wordprocessingml.document`, ['docx'], zipWith('word/document.xml')),
  kind(`${office}.spreadsheetml.sheet`, ['xlsx'], zipWith('xl/workbook.xml')),
  kind(`${office}.presentationml.presentation`, ['pptx'], zipWith('ppt/presentation.xml')),
  kind(`${openDocument}.text`, ['odt'], zipWith(`mimetype${openDocument}.text`)),
  kind(`${openDocument}.spreadsheet`, ['ods'], zipWith(`mimetype${openDocument}.spreadsheet`)),
  kind(`${openDocument}.presentation`, ['odp'], zipWith(`mimetype${openDocument}.presentation`)),
  kind('application/epub+zip', ['epub'], zipWith('mimetypeapplication/epub+zip')),
  kind('application/zip', ['zip'], isZip),
  kind('application/gzip', ['gz', 'tgz'], starts([0x1f, 0x8b])),
  kind('application/x-7z-compressed', ['7z'], starts([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])),
  kind('application/rtf', ['rtf'], starts('{\\rtf')),
  kind('video/quicktime', ['mov'], brand('qt  ')),
  kind('audio/mp4', ['m4a'], brand('M4A ', 'M4B ')),
  kind('video/mp4', ['mp4', 'm4v'], brand('isom', 'iso2', 'iso5', 'iso6', 'mp4', 'avc1', 'M4V', 'dash')),
  kind('video/webm', ['webm', 'weba'], (seen) => isMatroska(seen) && has(seen, 'webm')),
  kind('video/x-matroska', ['mkv'], isMatroska),
  kind('audio/wav', ['wav'], riff('WAVE')),
  kind('audio/ogg', ['ogg', 'oga', 'opus'], starts('OggS')),
  kind('audio/flac', ['flac'], starts('fLaC')),
  kind('audio/mpeg', ['mp3'], starts('ID3', [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2])),
];

/** Office files of before 2007 share one wrapping, also with installers: here the name decides, or refuses. */
const OLD_OFFICE: readonly Kind[] = [
  { type: 'application/msword', endings: ['doc'] },
  { type: 'application/vnd.ms-excel', endings: ['xls'] },
  { type: 'application/vnd.ms-powerpoint', endings: ['ppt'] },
];
const isOldOffice = starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const TEXTS: readonly Kind[] = [
  { type: 'text/csv', endings: ['csv'] },
  { type: 'text/markdown', endings: ['md', 'markdown'] },
  { type: 'application/json', endings: ['json'] },
  {
    type: 'text/plain',
    endings: ['txt', 'log', 'tsv', 'yaml', 'yml', 'sql', 'srt', 'vtt', 'ics', 'tex', 'diff', 'patch'],
  },
];
const PLAIN: Kind = { type: 'text/plain', endings: ['txt'] };

const isProgram = (seen: Seen) =>
  starts('MZ', '\u{7f}ELF', '#!', '\0asm', [0xca, 0xfe, 0xba, 0xbe])(seen) ||
  starts([0xcf, 0xfa, 0xed, 0xfe], [0xce, 0xfa, 0xed, 0xfe], [0xfe, 0xed, 0xfa, 0xcf])(seen);
const isMarkup = ({ head, isText }: Seen) => {
  const text = isText ? head.toString('utf8').replace(/^\u{feff}?\s*/u, '') : '';
  return (
    text.startsWith('<') &&
    /<(!doctype\s+html|html|head|body|script|svg|iframe|style|a|p|div)[\s>]/i.test(text)
  );
};

/** What a file is, or the refusal that says what can be done about it. */
export function kindOf(seen: Seen, name: string): Kind {
  const ending = endingOf(name);
  if (seen.size === 0) refuseKind(EMPTY);
  if (isProgram(seen)) refuseKind(/*i18n*/ 'You can’t send programs. Put it in a ZIP archive first.');
  if (isMarkup(seen))
    refuseKind(/*i18n*/ 'You can’t send web pages or SVG images. Put it in a ZIP archive first.');
  const found = SIGNATURES.find(({ fits }) => fits(seen));
  if (found && isZip(seen) && has(seen, 'vbaProject.bin'))
    refuseKind(/*i18n*/ 'You can’t send documents with macros. Save it without them.');
  if (found) return found;
  if (isOldOffice(seen))
    return OLD_OFFICE.find((each) => each.endings.includes(ending)) ?? refuseKind(UNKNOWN);
  if (!seen.isText) return refuseKind(UNKNOWN);
  return TEXTS.find(({ endings }) => endings.includes(ending)) ?? PLAIN;
}

/** What kind of picture that browsers show it is, or the refusal: here no archive would help. */
export function pictureKindOf(seen: Seen): Kind {
  if (seen.size === 0) refuseKind(EMPTY);
  const found = SIGNATURES.find(({ fits }) => fits(seen));
  return found && isShown(found.type) ? found : refuseKind(NO_PICTURE);
}

/** Whether browsers show pictures of this type. */
export function isShown(type: string): boolean {
  return SHOWN.has(type);
}

const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
const NO_PICTURE = /*i18n*/ 'Browsers can’t show this image. Use a PNG, JPEG, WebP, AVIF or GIF.';
const EMPTY = /*i18n*/ 'This file is empty.';
const UNKNOWN = /*i18n*/ 'We don’t recognize this type of file. Put it in a ZIP archive first.';

function refuseKind(message: string): never {
  return refuse('unsupported_file', { path: 'file', message });
}

export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

const KNOWN = new Set([...SIGNATURES, ...OLD_OFFICE, ...TEXTS].flatMap(({ endings }) => endings));

/** The name with an ending that agrees with what the file is: a known one that does not is replaced. */
export function endingWith({ endings }: Kind, name: string): string {
  const ending = endingOf(name);
  if (endings.includes(ending)) return name;
  return `${KNOWN.has(ending) ? name.slice(0, -ending.length - 1) : name}.${endings[0]}`;
}
