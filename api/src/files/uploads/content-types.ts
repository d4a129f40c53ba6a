import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../../platform/http/refuse.ts';
import type { Seen } from '../pictures/inspect.ts';

/** What a file is: told by its bytes alone. */
export interface Kind {
  type: string;
  /** The endings that a name of this kind may have; the first is given to a name with another one. */
  endings: readonly [string, ...string[]];
}
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** What we take, by the types that `file-type` tells; several may be one kind for us. */
const KINDS: readonly (Kind & { also?: readonly string[] })[] = [
  { type: 'image/png', endings: ['png'], also: ['image/apng'] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { type: 'image/gif', endings: ['gif'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/avif', endings: ['avif'] },
  {
    type: 'image/heic',
    endings: ['heic', 'heif'],
    also: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  { type: 'image/tiff', endings: ['tif', 'tiff'] },
  { type: 'image/vnd.adobe.photoshop', endings: ['psd'] },
  { type: 'application/pdf', endings: ['pdf', 'ai'] },
  {
    type: `${office}.wordprocessingml.document`,
    endings: ['docx'],
    also: [`${office}.wordprocessingml.template`],
  },
  { type: `${office}.spreadsheetml.sheet`, endings: ['xlsx'], also: [`${office}.spreadsheetml.template`] },
  {
    type: `${office}.presentationml.presentation`,
    endings: ['pptx'],
    also: [`${office}.presentationml.template`, `${office}.presentationml.slideshow`],
  },
  { type: `${openDocument}.text`, endings: ['odt'] },
  { type: `${openDocument}.spreadsheet`, endings: ['ods'] },
  { type: `${openDocument}.presentation`, endings: ['odp'] },
  { type: 'application/epub+zip', endings: ['epub'] },
  { type: 'application/gzip', endings: ['gz', 'tgz'] },
  { type: 'application/x-7z-compressed', endings: ['7z'] },
  { type: 'application/rtf', endings: ['rtf'] },
  { type: 'video/quicktime', endings: ['mov'] },
  { type: 'audio/mp4', endings: ['m4a'], also: ['audio/x-m4a'] },
  { type: 'video/mp4', endings: ['mp4', 'm4v'], also: ['video/x-m4v'] },
  { type: 'video/webm', endings: ['webm', 'weba'] },
  { type: 'video/matroska', endings: ['mkv'] },
  { type: 'audio/wav', endings: ['wav'] },
  {
    type: 'audio/ogg',
    endings: ['ogg', 'oga', 'opus'],
    also: ['audio/ogg; codecs=opus', 'video/ogg', 'application/ogg'],
  },
  { type: 'audio/flac', endings: ['flac'] },
  { type: 'audio/mpeg', endings: ['mp3'] },
];
const BY_TYPE = new Map(
  KINDS.flatMap((kind) => [kind.type, ...(kind.also ?? [])].map((type) => [type, kind])),
);
/** Whatever else is packed as a ZIP archive is one. */
const ZIP: Kind = { type: 'application/zip', endings: ['zip'] };

const PROGRAMS = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/wasm',
  'application/java-vm',
]);

/** Office files of before 2007 share one wrapping, also with installers: here the name decides, or refuses. */
const OLD_OFFICE: readonly Kind[] = [
  { type: 'application/msword', endings: ['doc'] },
  { type: 'application/vnd.ms-excel', endings: ['xls'] },
  { type: 'application/vnd.ms-powerpoint', endings: ['ppt'] },
];
const OLD_WRAPPING = 'application/x-cfb';

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

const startsWith = ({ head }: Seen, beginning: string) =>
  head.subarray(0, beginning.length).toString('latin1') === beginning;
const isZip = (seen: Seen) => startsWith(seen, 'PK\x03\x04') || startsWith(seen, 'PK\x05\x06');
const hasMacros = ({ head, tail }: Seen) =>
  head.includes('vbaProject.bin') || tail.includes('vbaProject.bin');
const isMarkup = ({ head, isText }: Seen) => {
  const text = isText ? head.toString('utf8').replace(/^\u{feff}?\s*/u, '') : '';
  return (
    text.startsWith('<') &&
    /<(!doctype\s+html|html|head|body|script|svg|iframe|style|a|p|div)[\s>]/i.test(text)
  );
};

/** What a file is, or the refusal that says what can be done about it. */
export async function kindOf(seen: Seen, name: string): Promise<Kind> {
  if (seen.size === 0) refuseKind(EMPTY);
  const told = await typeOf(seen);
  if (PROGRAMS.has(told) || startsWith(seen, '#!'))
    refuseKind(/*i18n*/ 'You can’t send programs. Put it in a ZIP archive first.');
  if (isMarkup(seen))
    refuseKind(/*i18n*/ 'You can’t send web pages or SVG images. Put it in a ZIP archive first.');
  if (isZip(seen) && hasMacros(seen))
    refuseKind(/*i18n*/ 'You can’t send documents with macros. Save it without them.');
  return BY_TYPE.get(told) ?? (isZip(seen) ? ZIP : kindByName(seen, told, endingOf(name)));
}

/** Where the bytes leave it open, as in texts, the name decides among the kinds that they may be. */
function kindByName({ isText }: Seen, told: string, ending: string): Kind {
  const named = (kinds: readonly Kind[]) => kinds.find(({ endings }) => endings.includes(ending));
  if (told === OLD_WRAPPING) return named(OLD_OFFICE) ?? refuseKind(UNKNOWN);
  return isText ? (named(TEXTS) ?? PLAIN) : refuseKind(UNKNOWN);
}

/** What kind of picture that browsers show it is, or the refusal: here no archive would help. */
export async function pictureKindOf(seen: Seen): Promise<Kind> {
  if (seen.size === 0) refuseKind(EMPTY);
  const found = BY_TYPE.get(await typeOf(seen));
  return found && isShown(found.type) ? found : refuseKind(NO_PICTURE);
}

/** What `file-type` tells. It doesn't know a TIFF by its beginning alone, and what it asks for may stand at the end. */
async function typeOf(seen: Seen): Promise<string> {
  const isTiff = startsWith(seen, 'II*\0') || startsWith(seen, 'MM\0*');
  return (await fileTypeFromBuffer(seen.head))?.mime ?? (isTiff ? 'image/tiff' : '');
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

const KNOWN = new Set([...KINDS, ZIP, ...OLD_OFFICE, ...TEXTS].flatMap(({ endings }) => endings));

/** The name with an ending that agrees with what the file is: a known one that does not is replaced. */
export function endingWith({ endings }: Kind, name: string): string {
  const ending = endingOf(name);
  if (endings.includes(ending)) return name;
  return `${KNOWN.has(ending) ? name.slice(0, -ending.length - 1) : name}.${endings[0]}`;
}
