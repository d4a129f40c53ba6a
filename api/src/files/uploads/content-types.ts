import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../../platform/http/refuse.ts';
import type { FileSample } from '../pictures/inspect.ts';

/** A file's type, detected from its bytes alone (its signature, or magic bytes). */
export interface Kind {
  type: string;
  /** The allowed extensions; the first replaces any other. */
  extensions: readonly [string, ...string[]];
}
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The accepted file types (of attachments and uploads), as `file-type` names them; several may map to one kind. */
const KINDS: readonly (Kind & { also?: readonly string[] })[] = [
  { type: 'image/png', extensions: ['png'], also: ['image/apng'] },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { type: 'image/gif', extensions: ['gif'] },
  { type: 'image/webp', extensions: ['webp'] },
  { type: 'image/avif', extensions: ['avif'] },
  {
    type: 'image/heic',
    extensions: ['heic', 'heif'],
    also: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  { type: 'image/tiff', extensions: ['tif', 'tiff'] },
  { type: 'image/vnd.adobe.photoshop', extensions: ['psd'] },
  { type: 'application/pdf', extensions: ['pdf', 'ai'] },
  {
    type: `${office}.wordprocessingml.document`,
    extensions: ['docx'],
    also: [`${office}.wordprocessingml.template`],
  },
  { type: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], also: [`${office}.spreadsheetml.template`] },
  {
    type: `${office}.presentationml.presentation`,
    extensions: ['pptx'],
    also: [`${office}.presentationml.template`, `${office}.presentationml.slideshow`],
  },
  { type: `${openDocument}.text`, extensions: ['odt'] },
  { type: `${openDocument}.spreadsheet`, extensions: ['ods'] },
  { type: `${openDocument}.presentation`, extensions: ['odp'] },
  { type: 'application/epub+zip', extensions: ['epub'] },
  { type: 'application/gzip', extensions: ['gz', 'tgz'] },
  { type: 'application/x-7z-compressed', extensions: ['7z'] },
  { type: 'application/rtf', extensions: ['rtf'] },
  { type: 'video/quicktime', extensions: ['mov'] },
  { type: 'audio/mp4', extensions: ['m4a'], also: ['audio/x-m4a'] },
  { type: 'video/mp4', extensions: ['mp4', 'm4v'], also: ['video/x-m4v'] },
  { type: 'video/webm', extensions: ['webm', 'weba'] },
  { type: 'video/matroska', extensions: ['mkv'] },
  { type: 'audio/wav', extensions: ['wav'] },
  {
    type: 'audio/ogg',
    extensions: ['ogg', 'oga', 'opus'],
    also: ['audio/ogg; codecs=opus', 'video/ogg', 'application/ogg'],
  },
  { type: 'audio/flac', extensions: ['flac'] },
  { type: 'audio/mpeg', extensions: ['mp3'] },
];
const BY_TYPE = new Map(
  KINDS.flatMap((kind) => [kind.type, ...(kind.also ?? [])].map((type) => [type, kind])),
);
/** Any other ZIP-based format. */
const ZIP: Kind = { type: 'application/zip', extensions: ['zip'] };

const PROGRAMS = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/wasm',
  'application/java-vm',
]);

/** Office files before 2007 share a container format with installers: the name decides, or refuses. */
const OLD_OFFICE: readonly Kind[] = [
  { type: 'application/msword', extensions: ['doc'] },
  { type: 'application/vnd.ms-excel', extensions: ['xls'] },
  { type: 'application/vnd.ms-powerpoint', extensions: ['ppt'] },
];
const OLD_WRAPPING = 'application/x-cfb';

const TEXTS: readonly Kind[] = [
  { type: 'text/csv', extensions: ['csv'] },
  { type: 'text/markdown', extensions: ['md', 'markdown'] },
  { type: 'application/json', extensions: ['json'] },
  {
    type: 'text/plain',
    extensions: ['txt', 'log', 'tsv', 'yaml', 'yml', 'sql', 'srt', 'vtt', 'ics', 'tex', 'diff', 'patch'],
  },
];
const PLAIN: Kind = { type: 'text/plain', extensions: ['txt'] };

const startsWith = ({ head }: FileSample, excerpt: string) =>
  head.subarray(0, excerpt.length).toString('latin1') === excerpt;
const isZip = (sample: FileSample) => startsWith(sample, 'PK\x03\x04') || startsWith(sample, 'PK\x05\x06');
const hasMacros = ({ head, tail }: FileSample) =>
  head.includes('vbaProject.bin') || tail.includes('vbaProject.bin');
const isMarkup = ({ head, isText }: FileSample) => {
  const text = isText ? head.toString('utf8').replace(/^\u{feff}?\s*/u, '') : '';
  return (
    text.startsWith('<') &&
    /<(!doctype\s+html|html|head|body|script|svg|iframe|style|a|p|div)[\s>]/i.test(text)
  );
};

/** The kind of a file, or a refusal that says what to do. */
export async function kindOf(sample: FileSample, name: string): Promise<Kind> {
  if (sample.size === 0) refuseKind(EMPTY);
  const detected = await typeOf(sample);
  if (PROGRAMS.has(detected) || startsWith(sample, '#!'))
    refuseKind(/*i18n*/ 'You can’t send programs. Put this file in a ZIP archive first.');
  if (isMarkup(sample))
    refuseKind(/*i18n*/ 'You can’t send web pages or SVG images. Put this file in a ZIP archive first.');
  if (isZip(sample) && hasMacros(sample))
    refuseKind(/*i18n*/ 'You can’t send documents with macros. Save this one without them.');
  return BY_TYPE.get(detected) ?? (isZip(sample) ? ZIP : kindByName(sample, detected, extensionOf(name)));
}

/** Where the bytes are ambiguous, as for text, the name decides. */
function kindByName({ isText }: FileSample, detected: string, extension: string): Kind {
  const named = (kinds: readonly Kind[]) => kinds.find(({ extensions }) => extensions.includes(extension));
  if (detected === OLD_WRAPPING) return named(OLD_OFFICE) ?? refuseKind(UNKNOWN);
  return isText ? (named(TEXTS) ?? PLAIN) : refuseKind(UNKNOWN);
}

/** The kind of an image that browsers show, or a refusal: a ZIP archive would not help here. */
export async function pictureKindOf(sample: FileSample): Promise<Kind> {
  if (sample.size === 0) refuseKind(EMPTY);
  const found = BY_TYPE.get(await typeOf(sample));
  return found && isShown(found.type) ? found : refuseKind(NO_PICTURE);
}

/** The type by `file-type`, plus TIFF, which needs more than the first bytes. */
async function typeOf(sample: FileSample): Promise<string> {
  const isTiff = startsWith(sample, 'II*\0') || startsWith(sample, 'MM\0*');
  return (await fileTypeFromBuffer(sample.head))?.mime ?? (isTiff ? 'image/tiff' : '');
}

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

export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

const KNOWN = new Set([...KINDS, ZIP, ...OLD_OFFICE, ...TEXTS].flatMap(({ extensions }) => extensions));

/** Replaces a known extension that does not match the type. */
export function withExtension({ extensions }: Kind, name: string): string {
  const extension = extensionOf(name);
  if (extensions.includes(extension)) return name;
  return `${KNOWN.has(extension) ? name.slice(0, -extension.length - 1) : name}.${extensions[0]}`;
}
